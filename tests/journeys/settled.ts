/** Waits until a page has settled: no pending requests and no running animations. */
import type { BrowserContext, Page, Request } from '@playwright/test';

/** Pending requests of each page; resolved when answered or aborted. */
const underWay = new WeakMap<Page, Map<Request, PromiseWithResolvers<void>>>();

/** Call before the context has pages. */
export function watchRequests(context: BrowserContext): void {
	context.on('page', (page) => {
		const open = new Map<Request, PromiseWithResolvers<void>>();
		underWay.set(page, open);
		const end = (request: Request) => {
			open.get(request)?.resolve();
			open.delete(request);
		};
		page.on('request', (request) => {
			// On a new page, requests of the previous one no longer count.
			if (request.isNavigationRequest() && request.frame() === page.mainFrame()) for (const left of open.keys()) end(left);
			// The event stream does not end.
			if (request.resourceType() !== 'eventsource') open.set(request, Promise.withResolvers());
		});
		page.on('requestfinished', end);
		page.on('requestfailed', end);
	});
}

/**
 * Like Playwright's `networkidle` for a hydrated page, without its half second of waiting.
 * After all requests are answered, waits until the page has rendered the results, which React may delay to avoid flashing.
 * By then follow-up requests have been sent.
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
			// The time limit: Chromium 156 sometimes never calls back a page that was busy when asked.
			do await new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 })));
			while (leftToDo() !== 0);
			const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
			// Aborted requests count as answered.
			await Promise.allSettled(moving.map(({ finished }) => finished));
		});
	} while (open.size > 0);
}
