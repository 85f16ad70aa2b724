/** Background tasks of a signed-in user: idle timer, sign-out links, live stream, language synchronization, service worker, a favourite from before the sign-in, and the reauthentication dialog. Includes the offline notice. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setLanguage, type User } from '#contract/identity.ts';
import { ApiError, call } from '#web/browser/api.ts';
import { useFromCache } from '#web/browser/device/from-cache.ts';
import { startWorker } from '#web/browser/device/worker.ts';
import { NO_ANSWER } from '#web/browser/fetching.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { useSite } from '#web/browser/page/site.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { useApplyPendingFavourite } from './apply-pending-favourite.ts';
import { userRead } from './current-user.ts';
import { watchIdleness } from './idle.ts';
import { isServerReached, useRefreshAfterCache } from './refresh-after-cache.ts';
import { postSignOutLinks } from './sign-out-link.ts';
import { StepUp } from './step-up/step-up.tsx';

export { default as OfflineStrip } from './offline-strip.tsx';

export default function SignedIn({ user }: { user: User }) {
	const client = useQueryClient();
	const { language } = useLanguage();
	const fromCache = useFromCache();
	const { livePosition } = useSite();
	useRefreshAfterCache(client);
	useApplyPendingFavourite();
	useEffect(watchIdleness, []);
	useEffect(postSignOutLinks, []);
	useEffect(() => beginWithWorker(language), [language]);
	// The stream is closed to an administrator who must set up a second factor first.
	useEffect(
		() => (user.secondFactorDue ? undefined : connectLiveWhenIdle(user.id, client, livePosition)),
		[user.id, user.secondFactorDue, client, livePosition],
	);
	useEffect(() => {
		// A cached page does not know which language was saved last, and the call cannot be made.
		if (fromCache || user.lang === language) return;
		call(setLanguage, { body: { lang: language } })
			.then((saved) => client.setQueryData(userRead.queryKey, (known: User | null | undefined) => known && { ...known, ...saved }))
			.catch((error: unknown) => {
				// A missing response is no error of the call: the next page makes it again.
				if (!(error instanceof ApiError && error.code === NO_ANSWER)) logFailure('the language was not kept', error);
			});
	}, [user.lang, language, client, fromCache]);
	return <StepUp />;
}

/** Requests of the page itself come first. */
const AFTER_MS = 1000;

function connectLiveWhenIdle(userId: string, client: QueryClient, shown: string | null): () => void {
	return runWhileShown('the stream could not be opened', async (isOver) => {
		await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
		const { startLive } = await import('#web/browser/live/start.ts');
		return isOver() ? undefined : startLive(userId, client, shown, () => isServerReached(client));
	});
}

function beginWithWorker(language: Language): () => void {
	return runWhileShown('the service worker did not start', async (isOver) => {
		if (!(await startWorker())) return;
		const later = await import('./with-worker.ts');
		return isOver() ? undefined : later.beginWithWorker(language);
	});
}

/** `begin` loads what it starts and returns a function that stops it, unless the page is left meanwhile. */
function runWhileShown(failure: string, begin: (isOver: () => boolean) => Promise<(() => void) | undefined>): () => void {
	let stop: (() => void) | undefined;
	let isOver = false;
	begin(() => isOver).then(
		(end) => (stop = end),
		(error: unknown) => logFailure(failure, error),
	);
	return () => {
		isOver = true;
		stop?.();
	};
}
