/** Top of every page: skip link; notices: offline, signed out for inactivity, new terms; and the navigation progress bar. */
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigating } from '#web/browser/navigation/link.tsx';
import { endedIdle, useCurrentUser } from '#web/features/session/current-user.ts';
import { OfflineLine } from '#web/features/session/offline-line.tsx';
import { useTexts } from '#web/i18n/context.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';

const ConsentDue = lazyComponent(() => import('./consent-due.tsx'));
/** Loaded with the other signed-in parts: without a connection it could not be loaded. */
const OfflineStrip = lazyComponent<{ online: boolean }>(async () => ({
	default: (await import('#web/features/session/signed-in.tsx')).OfflineStrip,
}));
const SessionEnded = lazyComponent(() => import('./session-ended.tsx'));

export function Notices() {
	return (
		<>
			<Progress />
			<Offline />
			<Ended />
			<Consent />
		</>
	);
}

function Progress() {
	const { states } = useTexts();
	if (!useNavigating().pending) return null;
	return (
		<div role="progressbar" aria-label={states.loading} className="fixed inset-x-0 top-0 z-60 h-0.5">
			<div className="h-full origin-line-start animate-progress bg-accent" />
		</div>
	);
}

function subscribe(changed: () => void): () => void {
	addEventListener('online', changed);
	addEventListener('offline', changed);
	return () => {
		removeEventListener('online', changed);
		removeEventListener('offline', changed);
	};
}

function Offline() {
	const { states } = useTexts();
	const user = useCurrentUser();
	const mounted = useMounted();
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
	const line = online ? null : <OfflineLine hint={states.offlineHint} />;
	if (!user || !mounted) return line;
	return (
		<Suspense fallback={line}>
			<OfflineStrip online={online} />
		</Suspense>
	);
}

/** Its code is loaded only when needed. */
function Ended() {
	const [ended, setEnded] = useState(false);
	useEffect(() => setEnded(endedIdle.take()), []);
	if (!ended) return null;
	return (
		<Suspense fallback={null}>
			<SessionEnded />
		</Suspense>
	);
}

/** Displayed until the user has agreed to the terms in force. */
function Consent() {
	const user = useCurrentUser();
	const mounted = useMounted();
	if (!user?.consentDue || !mounted) return null;
	return (
		<Suspense fallback={null}>
			<ConsentDue />
		</Suspense>
	);
}

/** Skip link to the main content. */
export function SkipLink() {
	const { nav } = useTexts();
	return (
		<a
			href="#main"
			className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-60 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:text-canvas"
		>
			{nav.skip}
		</a>
	);
}
