"""What the browser does with a push while the page is closed: it shows it, and opens the table."""

import json
from functools import partial

from playwright.sync_api import Browser, Page, Worker
from tests.browser.house import House
from tests.browser.window import PATIENCE
from tests.server.house import until

WORKER = "/static/worker.js"
SUBSCRIBES = """async () => {
    const scripts = document.querySelector("script[type=module]").src;
    const { subscribe } = await import(scripts.replace("main", "push"));
    return subscribe().catch(({ message }) => message);
}"""
READY = """async (worker) => {
    const registration = await navigator.serviceWorker.register(worker);
    while (registration.active?.state !== "activated") await new Promise((go) => setTimeout(go, 50));
}"""
# In the worker: counts the notifications that are shown.
COUNTS = """() => {
    self.notified = 0;
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (...what) {
        await show.apply(this, what);
        self.notified += 1;
    };
}"""
# All that is shown. A browser that is asked while it is about to show something forgets that.
SHOWN = """async (worker) => {
    const registration = await navigator.serviceWorker.getRegistration(worker);
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


def push(page: Page, house: House, **told: str) -> None:
    """Deliver a push as the browser's maker would, decrypted by the browser."""
    wire = page.context.new_cdp_session(page)
    registrations: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registrations.extend(one["registrationId"] for one in news["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    push = {"origin": house.address, "registrationId": registrations[-1], "data": json.dumps(told)}
    wire.send("ServiceWorker.deliverPushMessage", push)
    wire.detach()


def test_a_push_is_shown_and_the_last_one_about_a_table_stays(whole_browser: Browser, house: House) -> None:
    context = whole_browser.new_context(permissions=["notifications"])
    page = context.new_page()
    page.goto(house.address)
    with context.expect_event("serviceworker", timeout=PATIENCE) as coming:
        page.evaluate(READY, WORKER)
    worker: Worker = coming.value
    worker.evaluate(COUNTS)
    for number, text in enumerate(["Round 1", "Round 2"], 1):
        push(page, house, title="Your turn", text=text, link=f"{house.address}/table/x", table="x")
        until(partial(worker.evaluate, f"notified === {number}"))
        assert page.evaluate(SHOWN, WORKER) == [
            {"title": "Your turn", "body": text, "tag": "x", "data": f"{house.address}/table/x"}
        ]
    context.close()


def test_a_browser_that_is_not_allowed_to_notify_says_so(whole_browser: Browser, house: House) -> None:
    context = whole_browser.new_context(permissions=[], locale="en-GB")
    page = context.new_page()
    page.goto(f"{house.address}/you")  # where one asks to be told
    page.wait_for_selector("main h1, main h2")
    said = page.evaluate(SUBSCRIBES)
    assert said.startswith("The browser does not let the house notify you.")
    context.close()
