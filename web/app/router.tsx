/** Client-side navigation: the next screen is loaded first, with its data if they arrive soon, then displayed in one step, scrolled to the top and focused. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import type { User } from '#contract/identity.ts';
import { NavigatingProvider } from '#web/browser/navigation/link.tsx';
import { userRead } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { redirectTarget } from '#web/routes/access-redirect.ts';
import { loadArea, screenAt } from '#web/routes/screens.ts';
import { createLoadContext } from './load-context.ts';
import { prepareScreen } from './prepare.ts';

/** How long the previous page stays while data are loading; then the new one shows its loading state. */
const LOADER_TIMEOUT_MS = 1500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Set on the server only; the browser reads its location. */
export type Address = { path: string; search: string };

export function AppRouter({ address, children }: { address: Address | undefined; children: ReactNode }) {
	const client = useQueryClient();
	const { language } = useLanguage();
	const [pending, setPending] = useState(false);
	const latest = useRef(0);

	/** Loads the screen of an address and its data. Returns a redirect target, if any. */
	const fetchAhead = useCallback(
		async (to: string): Promise<string | null> => {
			const { pathname, searchParams } = new URL(to, location.href);
			await loadArea(pathname);
			const { screen, params } = screenAt(pathname);
			const user = client.getQueryData<User | null>(userRead.queryKey) ?? null;
			const redirectTo = redirectTarget(screen.access, user, to);
			if (redirectTo) return redirectTo;
			const visit = { params, query: searchParams, signedIn: user !== null };
			const read = screen.loader?.().then(({ loader }) => loader(visit, createLoadContext(client)));
			await prepareScreen(screen, language);
			// Only a head start: the screen itself requests missing data and displays failures.
			await Promise.race([read?.catch(() => undefined), pause(LOADER_TIMEOUT_MS)]);
			return null;
		},
		[client, language],
	);

	const aroundNav = useCallback<AroundNavHandler>(
		(navigate, to, options) => {
			latest.current += 1;
			const turn = latest.current;
			const isLatest = () => turn === latest.current;
			const ahead = fetchAhead(to);
			// Navigation within the same screen: it shows its own loading state.
			if (new URL(to, location.href).pathname === location.pathname) {
				setPending(false);
				ahead.catch(() => undefined);
				return navigate(to, options);
			}
			setPending(true);
			ahead
				.then(
					(redirectTo) => isLatest() && (redirectTo ? location.assign(redirectTo) : withViewTransition(() => navigate(to, options))),
					// The files are outdated or unreachable: a full page load is the fallback.
					() => isLatest() && location.assign(to),
				)
				.finally(() => isLatest() && setPending(false));
		},
		[fetchAhead],
	);

	const navigating = useMemo(
		() => ({ pending, prepare: (target: string) => void fetchAhead(target).catch(() => undefined) }),
		[pending, fetchAhead],
	);
	return (
		<Router aroundNav={aroundNav} {...(address && { ssrPath: address.path, ssrSearch: address.search })}>
			<NavigatingProvider value={navigating}>{children}</NavigatingProvider>
			<Arrival />
		</Router>
	);
}

/** After a forward navigation the new page starts at its top with the focus at its beginning; going back restores the position. */
function Arrival() {
	const [path] = useLocation();
	const previous = useRef(path);
	const wentBack = useRef(false);
	useEffect(() => {
		const onPop = () => {
			wentBack.current = true;
		};
		addEventListener('popstate', onPop);
		return () => removeEventListener('popstate', onPop);
	}, []);
	// Before painting, so that the view transition starts at the top of the new page.
	useLayoutEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		if (!wentBack.current) {
			scrollTo({ top: 0, behavior: 'instant' });
			document.getElementById('main')?.focus({ preventScroll: true });
		}
		wentBack.current = false;
	}, [path]);
	return null;
}

/** Shows the next page with a view transition, if supported and reduced motion is not requested. */
export function withViewTransition(show: () => void): void {
	const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
	if (still) show();
	// A transition that is skipped because of a newer one is not a failure.
	else document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined);
}
