/** When a page is done: nothing that it asked for is still to come, and nothing on it moves. */
import type { BrowserContext, Page, Request } from '@playwright/test';

/** What each page has asked for and not got yet; resolved when it is answered, or given up. */
const underWay = new WeakMap<Page, Map<Request, PromiseWithResolvers<void>>>();

/** To be called before the context has pages. */
export function watchRequests(context: BrowserContext): void {
	context.on('page', (page) => {
		const open = new Map<Request, PromiseWithResolvers<void>>();
		underWay.set(page, open);
		const end = (request: Request) => {
			open.get(request)?.resolve();
			open.delete(request);
		};
		page.on('request', (request) => {
			// The next page: nobody waits for what the last one asked for.
			if (request.isNavigationRequest() && request.frame() === page.mainFrame()) for (const left of open.keys()) end(left);
			// The stream of what happens elsewhere does not end.
			if (request.resourceType() !== 'eventsource') open.set(request, Promise.withResolvers());
		});
		page.on('requestfinished', end);
		page.on('requestfailed', end);
	});
}

/**
 * As Playwright's `networkidle` of a page that React has taken over, without the half second that each page then waits for nothing to come.
 * Here the page is asked, once all that it asked for has come, whether it has shown what it made of that: React may hold a part
 * back that is ready, so as not to show one after the other. An answer that led to further questions has asked them by then.
 */
export async function settled(page: Page): Promise<void> {
	const open = underWay.get(page);
	if (!open) throw new Error('the requests of this page were not watched');
	do {
		await Promise.all([...open.values()].map(({ promise }) => promise));
		await page.evaluate(async () => {
			const root = document.querySelector('#root') ?? {};
			const [, top] = Object.entries<{ stateNode: object }>(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
			const leftToDo = (): unknown => {
				const react = top?.stateNode;
				if (!react || !('pendingLanes' in react)) throw new Error('React does not say what it has left to do');
				return react.pendingLanes;
			};
			await document.fonts.ready;
			do await new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
			while (leftToDo() !== 0);
			const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
			// One that is called off is over as well.
			await Promise.allSettled(moving.map(({ finished }) => finished));
		});
	} while (open.size > 0);
}
