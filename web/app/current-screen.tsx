/** Shows the screen of the current address, in its shell and palette. */
import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { useLocation } from 'wouter';
import { ParamsProvider } from '#web/browser/navigation/match-path.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { ScreenTextsProvider, useLanguage } from '#web/i18n/context.tsx';
import { redirectTarget } from '#web/routes/access-redirect.ts';
import type { Screen } from '#web/routes/screen.ts';
import { areaIsHere, screenAt } from '#web/routes/screens.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { prepareAddress, readyScreen } from './prepare.ts';

/** The admin area uses the owner's palette. */
export const surfaceOf = ({ shell }: Screen): 'owner' | 'renter' => (shell === 'owner' || shell === 'admin' ? 'owner' : 'renter');

export function CurrentScreen() {
	const [path] = useLocation();
	const { language } = useLanguage();
	const here = areaIsHere(path);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the table grows by the area that arrives
	const { screen, params } = useMemo(() => screenAt(path), [path, here]);
	const ready = here ? readyScreen(screen, language) : undefined;
	useAccessRedirect(screen);
	useSurfaceAttribute(screen);
	const arrived = useArrival(path, !ready);
	if (!ready) return <div className="min-h-dvh" aria-busy="true" data-arrived={arrived} />;
	const { component: Content, shell: Shell, texts } = ready;
	return (
		<ScreenTextsProvider value={texts}>
			<ParamsProvider value={params}>
				{!screen.ownHead && <PageHead title={texts.title} description={texts.description} {...(screen.indexed && { canonical: path })} />}
				<Shell>
					<ErrorBoundary key={path} fallback={<BrokenPage />}>
						<Content />
					</ErrorBoundary>
				</Shell>
			</ParamsProvider>
		</ScreenTextsProvider>
	);
}

/** Going back may lead to a screen whose code was never loaded here. The counter triggers a render when it arrives. */
function useArrival(path: string, missing: boolean): number {
	const { language } = useLanguage();
	const [arrived, arrive] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		if (missing) prepareAddress(path, language).then(arrive, () => location.reload());
	}, [missing, path, language]);
	return arrived;
}

/** Leaves a private screen when the session has ended or belongs to another person. */
function useAccessRedirect(screen: Screen): void {
	const user = useCurrentUser();
	const open = redirectTarget(screen.access, user, '') === null;
	useEffect(() => {
		if (open) return;
		const redirectTo = redirectTarget(screen.access, user, location.pathname + location.search);
		if (redirectTo) location.assign(redirectTo);
	}, [open, screen, user]);
}

function useSurfaceAttribute(screen: Screen): void {
	const surface = surfaceOf(screen);
	useLayoutEffect(() => {
		document.documentElement.dataset.surface = surface;
	}, [surface]);
}
