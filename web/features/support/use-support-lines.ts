/** Contacts of the support where there is no room for its panel: menus and the footer. Those that are not set are left out. */
import { useSite } from '#web/browser/page/site.ts';
import { phoneInGroups } from '#web/features/people/people.ts';
import { useTexts } from '#web/i18n/context.tsx';

export const SUPPORT_ADDRESS = '/support';

/** Landlines of Jordan, which have no WhatsApp; mobile numbers begin with 7. */
const LANDLINE = /^\+962[^7]/;

/** Address of a WhatsApp chat with a number; null for a number that cannot have one. */
export const whatsappAddress = (phone: string): string | null =>
	LANDLINE.test(phone) ? null : `https://wa.me/${phone.replace(/\D/g, '')}`;

type Line = { href: string; label: string };

/** A number retains its order in a sentence of the other direction. */
export const dial = (phone: string | null, label = ''): Line[] =>
	phone ? [{ href: `tel:${phone}`, label: `${label}\u2066${phoneInGroups(phone)}\u2069` }] : [];

export function useSupportLines(): Line[] {
	const { phone, whatsapp } = useSite().support;
	const { support } = useTexts();
	const chat = whatsapp && whatsappAddress(whatsapp);
	return [...dial(phone), ...(chat ? [{ href: chat, label: support.whatsapp }] : [])];
}
