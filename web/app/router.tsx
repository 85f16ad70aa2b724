/** Moving between screens: the next one is fetched first, then shown in one step, from its top and with the focus in it. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import type { User } from '#contract/identity.ts';
import { useLanguage } from '../i18n/context.tsx';
import { NavigatingProvider } from '../navigation/navigating.ts';
import { areaIsHere, loadArea, screenAt } from '../screens.ts';
import { elsewhere } from '../session/access.ts';
import { userRead } from '../session/current-user.ts';
import { loadInto } from './load-into.ts';
import { prepareAddress, prepareScreen, readyScreen } from './prepare.ts';

/** Given on the server alone; the browser reads its address bar. */
export type Address = { path: string; search: string };

export function AppRouter({ address, children }: { address: Address | undefined; children: ReactNode }) {
	const client = useQueryClient();
	const { language } = useLanguage();
	const [pending, setPending] = useState(false);
	const latest = useRef(0);

	const again = useRef<AroundNavHandler>(() => undefined);
	const aroundNav = useCallback<AroundNavHandler>(
		(navigate, to, options) => {
			const target = new URL(to, location.href);
			if (!areaIsHere(target.pathname)) {
				setPending(true);
				loadArea(target.pathname).then(
					() => again.current(navigate, to, options),
					() => location.assign(to),
				);
				return;
			}
			const { screen, params } = screenAt(target.pathname);
			const user = client.getQueryData<User | null>(userRead.queryKey) ?? null;
			const signedIn = user !== null;
			const instead = elsewhere(screen.access, user, to);
			if (instead) return location.assign(instead);
			latest.current += 1;
			const turn = latest.current;
			const visit = { params, query: target.searchParams, signedIn };
			// A head start only: the screen itself asks for what is missing.
			screen.reads?.().then(
				({ reads }) => reads(visit, loadInto(client)),
				() => undefined,
			);
			if (readyScreen(screen, language)) return navigate(to, options);
			setPending(true);
			prepareScreen(screen, language)
				.then(
					() => turn === latest.current && navigate(to, options),
					// Its files are gone (a newer version is out) or unreachable: the browser itself may know better.
					() => location.assign(to),
				)
				.finally(() => turn === latest.current && setPending(false));
		},
		[client, language],
	);

	again.current = aroundNav;

	const navigating = useMemo(
		() => ({ pending, prepare: (soon: string) => void prepareAddress(soon, language).catch(() => undefined) }),
		[pending, language],
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
	useEffect(() => {
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
