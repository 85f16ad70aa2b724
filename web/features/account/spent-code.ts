/** Asks for another code once the attempts of the present one are used up: the server answers the same to a wrong code and to one without tries left. */
import { useState } from 'react';
import { MAX_CODE_TRIES } from '#contract/account.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { useLanguage } from '#web/i18n/context.tsx';

/** Not among the common texts, which every first visit loads. */
export const spentTexts = {
	en: 'This code no longer works after so many wrong tries. Request a new one.',
	ar: 'لم يعد هذا الرمز صالحاً بعد عدة محاولات خاطئة. اطلب رمزاً جديداً.',
} as const;

const wrongCodes = ['CODE_INVALID', 'PHONE_CODE_WRONG', 'LEAVING_CODE_WRONG', 'MASTER_CODE_WRONG'];

/** `failure`: of the last call with a code; each is another object. `sentAt`: when the present code was sent. */
export function useSpentCode(failure: Error | null, sentAt?: number): string | undefined {
	const { language } = useLanguage();
	const [seen, setSeen] = useState({ failure, sentAt, tries: 0 });
	if (seen.sentAt !== sentAt) setSeen({ failure, sentAt, tries: 0 });
	else if (failure && seen.failure !== failure)
		setSeen({ failure, sentAt, tries: seen.tries + (wrongCodes.some((code) => isRefusal(failure, code)) ? 1 : 0) });
	return seen.tries >= MAX_CODE_TRIES ? spentTexts[language] : undefined;
}
