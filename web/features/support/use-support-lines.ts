/** The support's numbers where there is no room for its panel: menus and the footer. Nothing is named for what is not set. */
import { useSite } from '#web/browser/page/site.ts';
import { phoneInGroups } from '#web/features/people/people.ts';
import { useTexts } from '#web/i18n/context.tsx';
import { whatsappAddress } from './support-address.ts';

type Line = { href: string; label: string };

/** A number keeps its order in a sentence of the other direction. */
export const dial = (phone: string | null, label = ''): Line[] =>
	phone ? [{ href: `tel:${phone}`, label: `${label}\u2066${phoneInGroups(phone)}\u2069` }] : [];

export function useSupportLines(): Line[] {
	const { phone, whatsapp } = useSite().support;
	const { support } = useTexts();
	const chat = whatsapp && whatsappAddress(whatsapp);
	return [...dial(phone), ...(chat ? [{ href: chat, label: support.whatsapp }] : [])];
}
