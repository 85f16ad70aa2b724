/** The support's contacts in the footer: plain lines without pictures, because every first visit carries them. */
import { useSite } from '#web/browser/page/site.ts';
import { dial, useSupportLines } from '#web/features/support/use-support-lines.ts';
import { useLanguage } from '#web/i18n/context.tsx';

export function FooterContacts({ className }: { className: string }) {
	const { email, hours, emergencyPhone, roadsidePhone } = useSite().support;
	const { language, texts } = useLanguage();
	const lines = [
		...useSupportLines(),
		...(email ? [{ href: `mailto:${email}`, label: email }] : []),
		...dial(emergencyPhone, `${texts.support.emergency}: `),
		...dial(roadsidePhone, `${texts.support.roadside}: `),
	];
	return (
		<>
			{lines.map(({ href, label }) => (
				<a key={href} href={href} className={className}>
					{label}
				</a>
			))}
			{hours && <p className="text-muted text-sm">{hours[language]}</p>}
		</>
	);
}
