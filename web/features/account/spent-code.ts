/** Counts the wrong attempts of a code, and asks the person to request another one after the last. The server's refusal does not tell whether any are left. */
import { useState } from 'react';
import { MAX_CODE_TRIES } from '#contract/account.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { useLanguage } from '#web/i18n/context.tsx';

/** Not among the common texts, because those are loaded with every first visit. */
export const spentTexts = {
	en: 'This code no longer works after so many wrong tries. Request a new one.',
	ar: 'لم يعد هذا الرمز صالحاً بعد عدة محاولات خاطئة. اطلب رمزاً جديداً.',
} as const;

const wrongCodes = ['CODE_INVALID', 'PHONE_CODE_WRONG', 'LEAVING_CODE_WRONG', 'MASTER_CODE_WRONG'];

/** `failure`: of the last call with a code; a new object counts as a new attempt. `sentAt`: when the current code was sent. */
export function useSpentCode(failure: Error | null, sentAt?: number): string | undefined {
	const { language } = useLanguage();
	const [last, setLast] = useState({ failure, sentAt, tries: 0 });
	if (last.sentAt !== sentAt) setLast({ failure, sentAt, tries: 0 });
	else if (failure && last.failure !== failure)
		setLast({ failure, sentAt, tries: last.tries + (wrongCodes.some((code) => isRefusal(failure, code)) ? 1 : 0) });
	return last.tries >= MAX_CODE_TRIES ? spentTexts[language] : undefined;
}
