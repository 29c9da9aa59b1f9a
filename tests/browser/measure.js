// Measures what a page shows: every text and every clickable box, as people see them. The answer is a list of problems
// and a few numbers. `settings`: {floor, floorOfPage, coarse, finger, condensed, first}; `first`: nobody has clicked anything yet.

(settings) => {
  const SVG = "http://www.w3.org/2000/svg";
  const OVERLAP = 1.5; // pixels by which two words may touch
  const EDGE = 1.5; // pixels that a word may stand over an edge
  const problems = [];
  const report = (kind, what, where, number = 0) =>
    problems.push({ kind, what: String(what).trim().slice(0, 60), where, number: Math.round(number * 100) / 100 });

  // ── geometry ──

  const boxOf = (matrix, { x, y, width, height }) => {
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
    const points = corners.map(([px, py]) => new DOMPoint(px, py).matrixTransform(matrix));
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const common = (one, other) => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, right, top, bottom }, by = 0) => right - left <= by || bottom - top <= by;
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // Letters reach from about here to there around the line they stand on.
  const DEEP = /[gjpqyçąęQ,;()|@$/]/;
  const TALL = /[^aceimnorsuvwxz\s.,·:;…–−+=-]/;
  const ink = (text, size) => ({
    above: size * (TALL.test(text) ? 0.72 : 0.54), below: DEEP.test(text) ? size * 0.2 : 0,
  });

  // ── drawings: texts and shapes, those in shared drawings included ──

  const NOT_PAINTED = "defs, clipPath, symbol, title, mask, linearGradient, radialGradient";
  const AT_TIMES = ".ring, .glow, .ghost, .trail"; // parts of pieces that are lit, pointed at, moved
  const toScreen = (node) => DOMMatrix.fromMatrix(node.getScreenCTM());

  // Everything that is painted below a node, in order, with the way from its units to those of the screen.
  const painted = (root) => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
      node.matches(NOT_PAINTED) || (node.matches(AT_TIMES) && getComputedStyle(node).display === "none")
        ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof SVGGraphicsElement) || node.tagName === "g") continue;
      const id = node.tagName === "use" && (node.getAttribute("href") ?? "").slice(1);
      const shared = id ? copyOf(id) : null;
      if (id && !shared) continue;
      const matrix = toScreen(node);
      found.push({ node, shared, matrix: shared ? matrix.multiply(placed(node, shared.source)) : matrix });
    }
    return found;
  };

  // A shared drawing is not laid out where it is kept: its copy is, out of sight.
  const bench = document.createElementNS(SVG, "svg");
  bench.setAttribute("style", "position:fixed;left:0;top:0;width:100px;height:100px;opacity:0;pointer-events:none");
  document.body.append(bench);
  const copies = new Map();
  const copyOf = (id) => {
    if (copies.has(id)) return copies.get(id);
    const source = document.getElementById(id);
    let found = null;
    if (source) {
      const copy = document.createElementNS(SVG, "g");
      if (source.tagName === "symbol") copy.append(...[...source.childNodes].map((node) => node.cloneNode(true)));
      else copy.append(source.cloneNode(true));
      for (const node of copy.querySelectorAll("[id]")) node.removeAttribute("id");
      bench.append(copy);
      const home = toScreen(copy).inverse();
      const parts = painted(copy).map((part) => ({ ...part, matrix: home.multiply(part.matrix) }));
      found = { source, parts };
      found.hasText = parts.some(({ node, shared }) => (shared ? shared.hasText : node.tagName === "text"));
      found.box = parts.map((part) => boxOf(part.matrix, extent(part))).reduce(around, null);
    }
    copies.set(id, found);
    return found;
  };
  const around = (one, other) => (!one ? other : {
    left: Math.min(one.left, other.left), right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top), bottom: Math.max(one.bottom, other.bottom),
  });
  const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
  const extent = ({ node, shared }) => {
    if (!shared) return node.getBBox();
    if (!shared.box) return NOWHERE;
    const { left, right, top, bottom } = shared.box;
    return { x: left, y: top, width: right - left, height: bottom - top };
  };

  // From the units of a shared drawing to those of the element that uses it.
  const placed = (use, source) => {
    const of = (name, otherwise) => Number(use.getAttribute(name) ?? otherwise);
    const matrix = new DOMMatrix().translate(of("x", 0), of("y", 0));
    const view = source.viewBox?.baseVal;
    if (source.tagName !== "symbol" || !view || !view.width) return matrix;
    const [width, height] = [of("width", view.width), of("height", view.height)];
    let [across, down] = [width / view.width, height / view.height];
    let [left, top] = [0, 0];
    if (source.getAttribute("preserveAspectRatio") !== "none") {
      const scale = Math.min(across, down);
      [left, top] = [(width - view.width * scale) / 2, (height - view.height * scale) / 2];
      [across, down] = [scale, scale];
    }
    return matrix.translate(left, top).scale(across, down).translate(-view.x, -view.y);
  };

  // The texts among these parts and in the shared drawings they use; `order` says what is painted later.
  const textsOf = (parts, way, order, piece, out) => {
    for (const [k, part] of parts.entries()) {
      const { node, shared } = part;
      const at = order ?? k;
      const matrix = way ? way.multiply(part.matrix) : part.matrix;
      const owner = piece ?? node.closest(".piece")?.dataset.piece ?? "";
      if (shared?.hasText) textsOf(shared.parts, matrix, at, owner, out);
      else if (node.tagName === "text" && node.textContent.trim()) out.push(textOf(node, matrix, owner, at));
    }
    return out;
  };

  const textOf = (node, matrix, piece, order) => {
    const text = node.textContent;
    const size = parseFloat(getComputedStyle(node).fontSize);
    const across = Math.hypot(matrix.a, matrix.b);
    const down = Math.hypot(matrix.c, matrix.d);
    const { x, width, height, y } = node.getBBox();
    const { above, below } = ink(text, size);
    const oneLine = !node.querySelector("tspan") && node.getNumberOfChars();
    const base = oneLine ? node.getStartPositionOfChar(0).y : 0;
    const lines = oneLine ? { x, y: base - above, width, height: above + below } : { x, y, width, height };
    return { text, piece, order, size: size * down, condensed: across / down * stretch(node, width), box: boxOf(matrix, lines) };
  };
  // How much narrower the text is than its letters want to be.
  const stretch = (node, width) => {
    if (!node.hasAttribute("textLength")) return 1;
    const twin = node.cloneNode(true);
    twin.removeAttribute("textLength");
    node.after(twin);
    const natural = twin.getBBox().width;
    twin.remove();
    return width / Math.max(1, natural);
  };

  // Whether something hides what lies below it at a point of the screen.
  const solid = new Map();
  const isSolid = (node) => {
    if (!solid.has(node)) {
      const style = getComputedStyle(node);
      let found = style.fill !== "none" && !/^rgba.*, 0?\.[0-7]/.test(style.fill) && Number(style.fillOpacity) > 0.8;
      for (let up = node; found && up && up.tagName !== "svg"; up = up.parentElement) {
        found = Number(up === node ? style.opacity : getComputedStyle(up).opacity) > 0.8;
      }
      solid.set(node, found);
    }
    return solid.get(node);
  };
  const hides = (part, way, x, y) => {
    const { node, shared } = part;
    const matrix = way ? way.multiply(part.matrix) : part.matrix;
    const place = boxOf(matrix, extent(part));
    if (x < place.left || x > place.right || y < place.top || y > place.bottom) return false;
    if (shared) return shared.parts.some((inner) => hides(inner, matrix, x, y));
    if (!(node instanceof SVGGeometryElement) || !isSolid(node)) return false;
    return node.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
  };
  // Whether the middle of a box, which is painted with part number `from`, is hidden by parts before number `to`.
  const isCovered = (parts, boxes, from, to, box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    for (let k = from + 1; k < to; k += 1) {
      const { left, right, top, bottom } = boxes[k];
      if (x >= left && x <= right && y >= top && y <= bottom && hides(parts[k], null, x, y)) return true;
    }
    return false;
  };

  // ── where something may be seen ──

  // What clips a node, from the inside out, and whether one can scroll there.
  const frames = (node) => {
    const found = [];
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const { left, top } = up.getBoundingClientRect();
      const box = { left: left + up.clientLeft, top: top + up.clientTop };
      Object.assign(box, { right: box.left + up.clientWidth, bottom: box.top + up.clientHeight });
      found.push({ box, x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) });
    }
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return [...found, { box: page, x: false, y: document.documentElement.scrollHeight > innerHeight + 1 }];
  };
  // By how much a box stands out of what clips it, where one cannot scroll there.
  const cut = (box, all) => {
    let [most, freeX, freeY] = [0, false, false];
    for (const frame of all) {
      [freeX, freeY] = [freeX || frame.x, freeY || frame.y];
      if (!freeX) most = Math.max(most, frame.box.left - box.left, box.right - frame.box.right);
      if (!freeY) most = Math.max(most, frame.box.top - box.top, box.bottom - frame.box.bottom);
    }
    return most;
  };
  const inSight = (box, all) => all.every((frame) => !isEmpty(common(box, frame.box), 2));

  // ── canvases ──

  const numbers = { texts: 0, smallest: 99, scale: {} };
  const everything = []; // texts on the screen, of canvases and of the page
  for (const canvas of document.querySelectorAll("svg.canvas")) {
    if (!shown(canvas)) continue;
    const name = canvas.dataset.canvas ?? "detail";
    numbers.scale[name] = Math.round(canvas.getScreenCTM().a * 1000) / 1000;
    const parts = painted(canvas);
    const boxes = parts.map((part) => boxOf(part.matrix, extent(part)));
    const edge = canvas.getBoundingClientRect();
    const all = frames(canvas);
    const texts = textsOf(parts, null, null, null, []).filter(({ order, box }) =>
      !isCovered(parts, boxes, order, parts.length, box));
    for (const text of texts) {
      const where = `${name} ${text.piece}`;
      numbers.texts += 1;
      numbers.smallest = Math.min(numbers.smallest, text.size);
      if (text.size < settings.floor - 0.05) report("small", text.text, where, text.size);
      if (text.condensed < settings.condensed - 0.005) report("condensed", text.text, where, text.condensed);
      const out = Math.max(edge.left - text.box.left, text.box.right - edge.right, edge.top - text.box.top,
        text.box.bottom - edge.bottom, cut(text.box, all));
      if (out > EDGE) report("clipped", text.text, where, out);
      if (inSight(text.box, all)) everything.push({ ...text, where, node: canvas });
    }
    for (const [k, below] of texts.entries()) {
      for (const above of texts.slice(k + 1)) {
        const both = common(below.box, above.box);
        if (isEmpty(both, OVERLAP) || isCovered(parts, boxes, below.order, above.order, both)) continue;
        report("overlap", `${below.text} × ${above.text}`, `${name} ${below.piece} × ${above.piece}`,
          Math.min(both.right - both.left, both.bottom - both.top));
      }
    }
  }
  bench.remove();

  // ── the page's own words ──

  const isUnseen = (node) => {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath.includes("50%") || (up.clientWidth === 1 && up.clientHeight === 1)) return true;
    }
    return false;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const own = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, script, style, noscript") || !shown(parent) || isUnseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(parent).fontSize);
    const where = `page ${parent.closest("[class]")?.className ?? parent.tagName.toLowerCase()}`;
    const around = frames(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const middle = (top + bottom) / 2;
      const box = { left, right, top: middle - size * 0.4, bottom: middle + size * 0.35 };
      numbers.texts += 1;
      numbers.smallest = Math.min(numbers.smallest, size);
      const out = cut(box, around);
      // What is too long for the prompt bar ends in "…", and a click says all of it.
      if (out > EDGE) report(parent.closest(".short-said") ? "shortened" : "clipped", node.data, where, out);
      if (inSight(box, around)) own.push({ text: node.data, where, box, node: parent, range: node });
    }
    if (size < settings.floorOfPage - 0.05) report("small", node.data, where, size);
  }
  // Words of the page over others, where neither has a ground of its own that covers what lies below.
  const isTopmost = ({ node, box }) => {
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return !at || node.contains(at) || at.contains(node);
  };
  const hasGround = (node, beside) => {
    for (let up = node; up && !up.contains(beside); up = up.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(up);
      if (backgroundImage !== "none" || !/^rgba/.test(backgroundColor)) return true;
    }
    return false;
  };
  const visible = own.filter(isTopmost);
  for (const [k, one] of visible.entries()) {
    const others = [...visible.slice(k + 1).filter(({ range }) => range !== one.range), ...everything];
    for (const other of others) {
      const both = common(one.box, other.box);
      if (isEmpty(both, OVERLAP) || hasGround(one.node, other.node) || hasGround(other.node, one.node)) continue;
      report("overlap", `${one.text} × ${other.text}`, `${one.where} × ${other.where}`);
    }
  }

  // ── what can be clicked ──

  // Arrows that lead to what is out of sight go where it is in sight.
  const meets = (node, x, y) => node.contains(document.elementsFromPoint(x, y).find((at) => !at.closest(".beacon")) ?? null) ||
    node.matches(".beacon");
  const PARTS = [5, 2, 8, 1, 9, 3, 7, 4, 6]; // tenths of a box, the middle first
  // How large the part of a node's box is where a click meets this node and nothing else; as soon as that is large enough, it
  // is not looked at any further.
  const target = (node, enough) => {
    const box = node.getBoundingClientRect();
    const [x, y, half] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, enough / 2 - 1];
    const cross = [[x, y], [x - half, y], [x + half, y], [x, y - half], [x, y + half]];
    if (cross.every((point) => meets(node, ...point))) return [enough, enough];
    const [xs, ys] = [[], []];
    const [across, down] = [(box.right - box.left) / 10, (box.bottom - box.top) / 10];
    for (const right of PARTS) for (const lower of PARTS) {
      if (!meets(node, box.left + right * across, box.top + lower * down)) continue;
      if (!settings.coarse) return [enough, enough];
      xs.push(right);
      ys.push(lower);
    }
    const reach = (tenths, each) => (tenths.length ? (Math.max(...tenths) - Math.min(...tenths) + 2) * each : 0);
    return [reach(xs, across), reach(ys, down)];
  };
  const SCROLLED = ".area, .own, .tabs, .rivals, .status, .row, .side .panel";
  const finger = (node, what, where) => {
    const before = [document.documentElement, ...document.querySelectorAll(SCROLLED)]
      .map((area) => [area, area.scrollTop, area.scrollLeft]);
    const seen = inSight(node.getBoundingClientRect(), frames(node)) ? target(node, settings.finger) : [0, 0];
    let [width, height] = seen;
    if (Math.min(...seen) < settings.finger - 1) {
      node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      [width, height] = target(node, settings.finger);
    }
    if (!(width > 0)) report("unreachable", what, where);
    else if (settings.coarse && Math.min(width, height) < settings.finger - 1) {
      report("finger", `${what} (${Math.round(width)}×${Math.round(height)})`, where, Math.min(width, height));
    }
    for (const [area, top, left] of before) Object.assign(area, { scrollTop: top, scrollLeft: left });
    return seen[0] > 0;
  };

  // A drawer lies over the table until one clicks beside it.
  const blocked = document.querySelector("dialog[open], .curtain:not([hidden]), .drawer .side:not(.folded)");
  let lit = 0;
  const open = ".prompt .row > button[data-action]";
  for (const canvas of blocked ? [] : document.querySelectorAll("main.table svg.canvas")) {
    const name = canvas.dataset.canvas;
    const visibleHere = shown(canvas);
    for (const piece of canvas.querySelectorAll(".piece.asks")) {
      const legal = piece.classList.contains("legal");
      const { piece: id } = piece.dataset;
      const label = piece.querySelector(":scope > .hit")?.getAttribute("aria-label") ?? "";
      if (visibleHere && !legal) {
        const { width, height } = piece.getBoundingClientRect();
        if (settings.coarse && Math.min(width, height) < settings.finger) {
          report("ask", `${label} (${Math.round(width)}×${Math.round(height)})`, `${name} ${id}`);
        }
      } else if (visibleHere) {
        const there = finger(piece, label, `${name} ${id}`);
        lit += there;
      } else if (legal && (settings.first || name.startsWith("tab-")) && !document.querySelector(`.tabs [data-tab="${name.replace("tab-", "")}"] b`)) {
        report("unreachable", label, `${name} ${id}`);
      }
    }
  }
  for (const node of blocked ? [] : document.querySelectorAll("button, a[href], summary, select, input, label[for]")) {
    if (!shown(node) || isUnseen(node) || node.closest("dialog, .log, .all ol, .rules")) continue;
    const there = finger(node, node.textContent || node.getAttribute("aria-label") || node.tagName,
      `page ${node.className || node.tagName.toLowerCase()}`);
    lit += node.matches(open) && there;
  }
  // A button says or shows what it is.
  for (const node of document.querySelectorAll("main.table button, main.table summary")) {
    if (!shown(node) || isUnseen(node)) continue;
    const says = [...node.childNodes].some((child) => (child.nodeType === Node.TEXT_NODE ? child.data.trim() :
      child.getBoundingClientRect().width > 1 && !isUnseen(child)));
    if (!says) report("blank", node.title || node.getAttribute("aria-label") || "", `page ${node.className}`);
  }
  // Something of what may be chosen is on the screen, or an arrow that leads there.
  const options = document.querySelectorAll(".all button[data-action]").length;
  const leads = [...document.querySelectorAll(".beacon:not([hidden])")].some(shown);
  if (settings.first && !blocked && options && !lit && !leads) report("out of sight", document.querySelector(".prompt h1")?.textContent ?? "", "page");
  const list = document.querySelector(".all summary");
  if (!blocked && options && document.querySelector("main.table") && !(list && shown(list))) numbers.unlisted = options;
  if (document.documentElement.scrollWidth > innerWidth + 1) report("too wide", document.documentElement.scrollWidth, "page");

  numbers.smallest = Math.round(numbers.smallest * 100) / 100;
  numbers.shape = document.querySelector("main.table")?.dataset.shape ?? "";
  numbers.bar = document.querySelector(".prompt")?.offsetHeight ?? 0;
  return { problems, numbers };
}
