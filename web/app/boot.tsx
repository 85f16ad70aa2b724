/** Hydrates the server-rendered page with the data it was rendered from. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { COOKIE_DAYS, setCookie } from '#web/browser/page/cookies.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { queryClientOver, retryFailedOnRevisit } from '#web/browser/queries.ts';
import { loadTexts } from '#web/i18n/language.ts';
import { App } from './app.tsx';
import { hydrateQueries, type PageState, ROOT_ID, STATE_ID } from './dehydrated-queries.ts';
import { prepareAddress } from './prepare.ts';

/**
 * Resolves once the page is interactive.
 * @public The entry script imports this file by the address given by the server.
 */
export async function boot(): Promise<void> {
	const root = document.getElementById(ROOT_ID);
	const stateText = document.getElementById(STATE_ID)?.textContent;
	if (!root || !stateText) return;
	const state: PageState = JSON.parse(stateText);
	const [texts] = await Promise.all([loadTexts(state.language), prepareAddress(location.pathname, state.language)]);
	if (new URLSearchParams(location.search).has('lang')) setCookie('lang', state.language, COOKIE_DAYS);
	const client = queryClientOver();
	hydrateQueries(client, state.queries);
	await new Promise<void>((resolve) => {
		const onReady = () => {
			retryFailedOnRevisit(client);
			resolve();
		};
		const app = <App {...state} client={client} texts={texts} onReady={onReady} />;
		// As a transition hydration runs in slices, so that the page can scroll and respond in between.
		startTransition(() => {
			hydrateRoot(root, app, { onRecoverableError: (error) => logFailure('the page differed from its rendering', error) });
		});
	});
}
