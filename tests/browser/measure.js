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

  // A shared drawing is not laid out where it is kept: its copy is, out of sight.
  const bench = document.createElementNS(SVG, "svg");
  bench.setAttribute("style", "position:fixed;left:0;top:0;width:100px;height:100px;opacity:0;pointer-events:none");
  document.body.append(bench);
  const copies = new Map();
  const copyOf = (id) => {
    if (!copies.has(id)) {
      const source = document.getElementById(id);
      const copy = document.createElementNS(SVG, "g");
      if (source) {
        if (source.tagName === "symbol") copy.append(...[...source.childNodes].map((node) => node.cloneNode(true)));
        else copy.append(source.cloneNode(true));
        copy.querySelectorAll("[id]").forEach((node) => node.removeAttribute("id"));
        bench.append(copy);
      }
      copies.set(id, { copy, source });
    }
    return copies.get(id);
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

  const toScreen = (node) => DOMMatrix.fromMatrix(node.getScreenCTM());
  const inside = (root, node) => toScreen(root).inverse().multiply(toScreen(node));

  // Everything that is painted below a node, in order, with the way from its units to those of the screen.
  const painted = (root, way, out, piece) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
      node.matches("defs, clipPath, symbol, title, mask, linearGradient, radialGradient") ||
        getComputedStyle(node).display === "none" ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof SVGGraphicsElement) || node.tagName === "g") continue;
      const matrix = way.multiply(inside(root, node));
      const owner = node.closest(".piece")?.dataset.piece ?? piece;
      if (node.tagName === "use") {
        const { copy, source } = copyOf((node.getAttribute("href") ?? "").slice(1));
        if (source) painted(copy, matrix.multiply(placed(node, source)), out, owner);
      } else {
        out.push({ node, matrix, piece: owner });
      }
    }
    return out;
  };

  const textOf = ({ node, matrix, piece }, order) => {
    const text = node.textContent;
    if (!text.trim()) return null;
    const size = parseFloat(getComputedStyle(node).fontSize);
    const across = Math.hypot(matrix.a, matrix.b);
    const down = Math.hypot(matrix.c, matrix.d);
    const { x, width, height, y } = node.getBBox();
    const base = node.getNumberOfChars() ? node.getStartPositionOfChar(0).y : y + height * 0.8;
    const { above, below } = ink(text, size);
    const lines = node.querySelector("tspan") ? { x, y, width, height } : { x, y: base - above, width, height: above + below };
    let condensed = across / down;
    if (node.hasAttribute("textLength")) {
      const twin = node.cloneNode(true);
      twin.removeAttribute("textLength");
      node.after(twin);
      condensed *= width / Math.max(1, twin.getBBox().width);
      twin.remove();
    }
    const faint = isFaint(node);
    return { text, piece, order, size: size * down, condensed, faint, box: boxOf(matrix, lines) };
  };

  const isFaint = (node) => {
    let opacity = 1;
    for (let up = node; up && up.tagName !== "svg"; up = up.parentElement) opacity *= getComputedStyle(up).opacity;
    return opacity < 0.15;
  };

  // Whether a shape hides what lies below it at a point of the screen.
  const hides = ({ node, matrix }, x, y) => {
    if (!(node instanceof SVGGeometryElement)) return false;
    const style = getComputedStyle(node);
    if (style.fill === "none" || style.fill.startsWith("rgba") || Number(style.fillOpacity) < 0.8) return false;
    for (let up = node; up && up.tagName !== "svg"; up = up.parentElement) {
      if (getComputedStyle(up).opacity < 0.8) return false;
    }
    return node.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
  };

  // Whether a text is hidden, at least in part, by something that was laid over it.
  const isCovered = (all, text, from, box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return all.slice(text.order + 1, from).some((shape) => hides(shape, x, y));
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
    return [...found, { box: page, x: false, y: !document.querySelector("main.table") }];
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
    const all = painted(canvas, toScreen(canvas), [], "");
    const edge = canvas.getBoundingClientRect();
    const around = frames(canvas);
    const texts = all.map((entry, order) => (entry.node.tagName === "text" ? textOf(entry, order) : null))
      .filter((text) => text && !text.faint);
    for (const text of texts) {
      const where = `${name} ${text.piece}`;
      numbers.texts += 1;
      if (isCovered(all, text, all.length, text.box)) continue;
      numbers.smallest = Math.min(numbers.smallest, text.size);
      if (text.size < settings.floor - 0.05) report("small", text.text, where, text.size);
      if (text.condensed < settings.condensed - 0.005) report("condensed", text.text, where, text.condensed);
      const out = Math.max(edge.left - text.box.left, text.box.right - edge.right, edge.top - text.box.top,
        text.box.bottom - edge.bottom, cut(text.box, around));
      if (out > EDGE) report("clipped", text.text, where, out);
      if (inSight(text.box, around)) everything.push({ ...text, where });
    }
    texts.sort((one, other) => one.order - other.order);
    for (const [k, below] of texts.entries()) {
      for (const above of texts.slice(k + 1)) {
        const both = common(below.box, above.box);
        if (isEmpty(both, OVERLAP) || isCovered(all, below, above.order, both)) continue;
        if (isCovered(all, above, all.length, both)) continue;
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
      if (out > EDGE) report("clipped", node.data, where, out);
      if (inSight(box, around)) own.push({ text: node.data, where, box, node: parent, range: node });
    }
    if (size < settings.floorOfPage - 0.05) report("small", node.data, where, size);
  }
  // Words of the page over others, where neither covers the other with a ground of its own.
  const topmost = ({ node, box }) => {
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return !at || node.contains(at) || at.contains(node);
  };
  const visible = own.filter(topmost);
  for (const [k, one] of visible.entries()) {
    for (const other of visible.slice(k + 1)) {
      const both = common(one.box, other.box);
      if (one.range !== other.range && !isEmpty(both, OVERLAP)) {
        report("overlap", `${one.text} × ${other.text}`, `${one.where} × ${other.where}`);
      }
    }
    for (const other of everything) {
      const both = common(one.box, other.box);
      if (isEmpty(both, OVERLAP)) continue;
      const top = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
      const over = one.node.closest("dialog, .side, .all ol, .hint, .bubble, .menu, .curtain, .banner, .wish");
      if (!over && top) report("overlap", `${one.text} × ${other.text}`, `${one.where} × ${other.where}`);
    }
  }

  // ── what can be clicked ──

  // The part of a box where a click meets this node and nothing else, as far as a grid of points tells.
  const STEP = 4;
  const hit = (node, box) => {
    const found = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    const [across, down] = [Math.max(STEP, (box.right - box.left) / 16), Math.max(STEP, (box.bottom - box.top) / 16)];
    for (let y = box.top + down / 2; y < box.bottom; y += down) {
      for (let x = box.left + across / 2; x < box.right; x += across) {
        if (!node.contains(document.elementFromPoint(x, y))) continue;
        found.left = Math.min(found.left, x - across / 2);
        found.right = Math.max(found.right, x + across / 2);
        found.top = Math.min(found.top, y - down / 2);
        found.bottom = Math.max(found.bottom, y + down / 2);
      }
    }
    return found;
  };
  const finger = (node, kind, what, where) => {
    const before = [...document.querySelectorAll(".area, .own, .tabs, .side .panel, .rivals")].map((area) => [area, area.scrollTop, area.scrollLeft]);
    const around = frames(node);
    let box = node.getBoundingClientRect();
    const away = !inSight(box, around) || cut(box, around) > EDGE ||
      around.some((frame) => (frame.x || frame.y) && (box.bottom > frame.box.bottom || box.top < frame.box.top));
    if (away) node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    box = node.getBoundingClientRect();
    const found = hit(node, box);
    const [width, height] = [found.right - found.left, found.bottom - found.top];
    if (!(width > 0)) report("unreachable", what, where);
    else if (settings.coarse && Math.min(width, height) < settings.finger - 1) {
      report(kind, `${what} (${Math.round(width)}×${Math.round(height)})`, where, Math.min(width, height));
    }
    for (const [area, top, left] of before) Object.assign(area, { scrollTop: top, scrollLeft: left });
    return !away && width > 0;
  };

  const blocked = document.querySelector("dialog[open], .curtain:not([hidden])");
  let lit = 0;
  const open = ".prompt .row > button[data-action]";
  for (const canvas of blocked ? [] : document.querySelectorAll("main.table svg.canvas")) {
    const name = canvas.dataset.canvas;
    const visibleHere = shown(canvas);
    for (const piece of canvas.querySelectorAll(".piece.asks")) {
      const legal = piece.classList.contains("legal");
      const { piece: id } = piece.dataset;
      if (visibleHere) {
        const there = finger(piece, legal ? "finger" : "ask", piece.getAttribute("aria-label") ?? "", `${name} ${id}`);
        lit += legal && there;
      } else if (legal && !document.querySelector(`.tabs [data-tab="${name.replace("tab-", "")}"] b`)) {
        report("unreachable", piece.getAttribute("aria-label") ?? "", `${name} ${id}`);
      }
    }
  }
  for (const node of blocked ? [] : document.querySelectorAll("button, a[href], summary, select, input, label[for]")) {
    if (!shown(node) || isUnseen(node) || node.closest("dialog, .log, .all ol, .rules")) continue;
    const there = finger(node, "finger", node.textContent || node.getAttribute("aria-label") || node.tagName,
      `page ${node.className || node.tagName.toLowerCase()}`);
    lit += node.matches(open) && there;
  }
  // Whatever is asked for is on the screen, as far as anybody is asked.
  const options = document.querySelectorAll(".all button[data-action]").length;
  if (settings.first && !blocked && options && !lit) report("out of sight", document.querySelector(".prompt h1")?.textContent ?? "", "page");
  const list = document.querySelector(".all summary");
  if (!blocked && options && document.querySelector("main.table") && !(list && shown(list))) numbers.unlisted = options;
  if (document.documentElement.scrollWidth > innerWidth + 1) report("too wide", document.documentElement.scrollWidth, "page");

  numbers.smallest = Math.round(numbers.smallest * 100) / 100;
  numbers.shape = document.querySelector("main.table")?.dataset.shape ?? "";
  numbers.bar = document.querySelector(".prompt")?.offsetHeight ?? 0;
  return { problems, numbers };
}
