/** The person's details while they are being changed, and their saving. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { type User, updateMe } from '#contract/identity.ts';
import { call } from '../../../api.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import type { Language } from '../../../i18n/language.ts';
import { userRead } from '../../../session/current-user.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useProfileTexts } from './texts.ts';

type Details = Pick<User, 'firstName' | 'lastName' | 'lang'> & { displayNameAr: string; email: string };

/** What was not touched follows the person, so that a language chosen in the bar is not taken back by saving a name. */
export function useDetails(user: User, form: RefObject<HTMLFormElement | null>) {
	const { details: t } = useProfileTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { language, setLanguage } = useLanguage();
	const [draft, setDraft] = useState<Partial<Details>>({});
	const [savedIn, setSavedIn] = useState<Language | null>(null);
	const kept: Details = {
		firstName: user.firstName,
		lastName: user.lastName,
		displayNameAr: user.displayNameAr ?? '',
		lang: user.lang,
		email: user.pendingEmail ?? user.email ?? '',
	};
	const values = { ...kept, ...draft };
	const save = useMutation({
		mutationFn: ({ email, ...details }: Details) =>
			// An address that was not touched, and is perhaps not there, is not sent.
			call(updateMe, { body: { ...details, ...(email !== kept.email && { email }) } }),
		onSuccess: (saved) => {
			setDraft({});
			// The page turns to the new language first; from then on the person's is told to be that one.
			client.setQueryData(userRead.queryKey, { ...saved, lang: language });
			if (saved.lang !== language) setLanguage(saved.lang);
			setSavedIn(saved.lang);
		},
		onError: (error) => {
			const [first] = Object.keys(error.fields);
			if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
			else toast({ title: t.failed, description: errorText(error), tone: 'danger' });
		},
	});
	// Told in the language that was chosen, as soon as the page is in it.
	useEffect(() => {
		if (savedIn !== language) return;
		setSavedIn(null);
		toast({ title: t.saved, tone: 'positive' });
	}, [savedIn, language, toast, t]);
	return {
		values,
		changed: (Object.keys(kept) as Array<keyof Details>).some((name) => values[name] !== kept[name]),
		change: (part: Partial<Details>) => setDraft({ ...draft, ...part }),
		save,
	};
}
