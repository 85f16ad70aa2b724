/** What goes on in the background for a signed-in person: the idle clock, and the language kept the same on both sides. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setLanguage, type User } from '#contract/identity.ts';
import { call } from '../api.ts';
import { renewSubscription, startWorker } from '../device/worker.ts';
import { useLanguage } from '../i18n/context.tsx';
import { logFailure } from '../page/log.ts';
import { userRead } from './current-user.ts';
import { watchIdleness } from './idle.ts';

export default function SignedIn({ user }: { user: User }) {
	const client = useQueryClient();
	const { language } = useLanguage();
	useEffect(watchIdleness, []);
	useEffect(() => {
		startWorker()
			.then(renewSubscription)
			.catch((error: unknown) => logFailure('the service worker did not start', error));
	}, []);
	useEffect(() => {
		if (user.lang === language) return;
		call(setLanguage, { body: { lang: language } })
			.then(() => client.invalidateQueries({ queryKey: userRead.queryKey }))
			.catch((error: unknown) => logFailure('the language was not kept', error));
	}, [user.lang, language, client]);
	return null;
}
