/** The person's details while they are being changed, and their saving. */
import { useEffect, useState } from 'react';
import { type User, updateMe } from '#contract/identity.ts';
import { call } from '#web/browser/api.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { hasFieldErrors } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from './texts.en.ts';

type Details = Pick<User, 'firstName' | 'lastName' | 'lang'> & { displayNameAr: string; email: string };

/** What was not touched follows the person, so that a language chosen in the bar is not taken back by saving a name. */
export function useDetails(user: User) {
	const { details: t } = useScreenTexts<ProfileTexts>();
	const toast = useToast();
	const { language, setLanguage } = useLanguage();
	const [savedIn, setSavedIn] = useState<Language | null>(null);
	const known = toDetails(user);
	const details = useActionForm<Details, User>({
		values: known,
		resetOptions: { keepDirtyValues: true },
		call: ({ email, ...others }) =>
			// An address that was not touched, and is perhaps not there, is not sent.
			call(updateMe, { body: { ...others, ...(email !== known.email && { email }) } }),
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: (saved, form, client) => {
			form.reset(toDetails(saved));
			// The page turns to the new language first; from then on the person's is told to be that one.
			client.setQueryData(userRead.queryKey, { ...saved, lang: language });
			if (saved.lang !== language) setLanguage(saved.lang);
			setSavedIn(saved.lang);
		},
	});
	// Told in the language that was chosen, as soon as the page is in it.
	useEffect(() => {
		if (savedIn !== language) return;
		setSavedIn(null);
		toast({ title: t.saved, tone: 'positive' });
	}, [savedIn, language, toast, t]);
	return details;
}

const toDetails = (user: User): Details => ({
	firstName: user.firstName,
	lastName: user.lastName,
	displayNameAr: user.displayNameAr ?? '',
	lang: user.lang,
	email: user.pendingEmail ?? user.email ?? '',
});
