/** Form state of the profile details, and saving. */
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

/** Untouched fields follow the user, so that saving a name does not revert a language chosen in the header. */
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
			// An unchanged and possibly missing address is not sent.
			call(updateMe, { body: { ...others, ...(email !== known.email && { email }) } }),
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: (saved, form, client) => {
			form.reset(toDetails(saved));
			// The page switches to the new language before the user in the cache does.
			client.setQueryData(userRead.queryKey, { ...saved, lang: language });
			if (saved.lang !== language) setLanguage(saved.lang);
			setSavedIn(saved.lang);
		},
	});
	// The toast appears in the selected language, once the page is in it.
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
