/** The support's contacts in the footer: plain lines without pictures, because every first visit carries them. */
import { useSite } from '#web/browser/page/site.ts';
import { phoneInGroups } from '#web/features/people/people.ts';
import { whatsappAddress } from '#web/features/support/support-address.ts';
import { useLanguage } from '#web/i18n/context.tsx';

export function FooterContacts({ className }: { className: string }) {
	const { phone, whatsapp, email, hours } = useSite().support;
	const { language, texts } = useLanguage();
	const chat = whatsapp && whatsappAddress(whatsapp);
	return (
		<>
			{phone && (
				<a href={`tel:${phone}`} className={className}>
					<bdi>{phoneInGroups(phone)}</bdi>
				</a>
			)}
			{chat && (
				<a href={chat} className={className}>
					{texts.support.whatsapp}
				</a>
			)}
			{email && (
				<a href={`mailto:${email}`} className={className}>
					{email}
				</a>
			)}
			{hours && <p className="text-muted text-sm">{hours[language]}</p>}
		</>
	);
}
