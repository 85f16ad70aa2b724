/** Moving between screens: the next one is fetched first, with its data where that comes soon, then shown in one step, from its top and with the focus in it. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import type { User } from '#contract/identity.ts';
import { NavigatingProvider } from '#web/browser/navigation/navigating.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { redirectTarget } from '#web/routes/access-redirect.ts';
import { loadArea, screenAt } from '#web/routes/screens.ts';
import { createLoadContext } from './load-context.ts';
import { prepareScreen } from './prepare.ts';

/** How long the old page stays for the new one's data; then the new one shows that it waits. */
const PATIENCE_MS = 1500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Given on the server alone; the browser reads its address bar. */
export type Address = { path: string; search: string };

export function AppRouter({ address, children }: { address: Address | undefined; children: ReactNode }) {
	const client = useQueryClient();
	const { language } = useLanguage();
	const [pending, setPending] = useState(false);
	const latest = useRef(0);

	/** Fetches what an address shows: its screen and what that reads. Gives where the browser is to go itself, if anywhere. */
	const fetchAhead = useCallback(
		async (to: string): Promise<string | null> => {
			const { pathname, searchParams } = new URL(to, location.href);
			await loadArea(pathname);
			const { screen, params } = screenAt(pathname);
			const user = client.getQueryData<User | null>(userRead.queryKey) ?? null;
			const instead = redirectTarget(screen.access, user, to);
			if (instead) return instead;
			const visit = { params, query: searchParams, signedIn: user !== null };
			const read = screen.loader?.().then(({ loader }) => loader(visit, createLoadContext(client)));
			await prepareScreen(screen, language);
			// A head start only: the screen itself asks for what is missing, and shows what could not be had.
			await Promise.race([read?.catch(() => undefined), pause(PATIENCE_MS)]);
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
			// Another part of the same screen: what it shows meanwhile is its own affair.
			if (new URL(to, location.href).pathname === location.pathname) {
				setPending(false);
				ahead.catch(() => undefined);
				return navigate(to, options);
			}
			setPending(true);
			ahead
				.then(
					(instead) => isLatest() && (instead ? location.assign(instead) : withViewTransition(() => navigate(to, options))),
					// Its files are gone (a newer version is out) or unreachable: the browser itself may know better.
					() => isLatest() && location.assign(to),
				)
				.finally(() => isLatest() && setPending(false));
		},
		[fetchAhead],
	);

	const navigating = useMemo(
		() => ({ pending, prepare: (soon: string) => void fetchAhead(soon).catch(() => undefined) }),
		[pending, fetchAhead],
	);
	return (
		<Router aroundNav={aroundNav} {...(address && { ssrPath: address.path, ssrSearch: address.search })}>
			<NavigatingProvider value={navigating}>{children}</NavigatingProvider>
			<Arrival />
		</Router>
	);
}

/** After a step forward the new page is seen from its top and read from its beginning; going back restores by itself. */
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
	// Before anything is painted, so that a turning page turns to the top of the new one.
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

/** Shows the next page: the old one fades into it where the browser can and the visitor has not asked for stillness. */
export function withViewTransition(show: () => void): void {
	const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
	if (still) show();
	// One that is overtaken by another is not a failure.
	else document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined);
}
