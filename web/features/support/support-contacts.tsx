/** Contacts of the support, from the settings; those that are not set are left out. */
import { Clock, Mail, MessageCircle, Phone, Siren, Wrench } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useSite } from '#web/browser/page/site.ts';
import { phoneInGroups } from '#web/features/people/people.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { panelTexts } from './panel-texts.ts';
import { whatsappAddress } from './use-support-lines.ts';

type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
type Contact = { href: string; icon: Icon; label: string; value: ReactNode };

/** `onTheRoad`: with the numbers for an emergency and a breakdown, first. */
export function SupportContacts({ onTheRoad = false }: { onTheRoad?: boolean }) {
	const { support } = useSite();
	const { language, texts } = useLanguage();
	const t = panelTexts[language];
	const { phone, whatsapp, email, hours, emergencyPhone, roadsidePhone } = support;
	const chat = whatsapp && whatsappAddress(whatsapp);
	const contactList: Contact[] = [
		...(onTheRoad && emergencyPhone ? [dial(Siren, texts.support.emergency, emergencyPhone)] : []),
		...(onTheRoad && roadsidePhone ? [dial(Wrench, texts.support.roadside, roadsidePhone)] : []),
		...(phone ? [dial(Phone, t.phone, phone)] : []),
		...(whatsapp && chat ? [{ href: chat, icon: MessageCircle, label: texts.support.whatsapp, value: phoneInGroups(whatsapp) }] : []),
		...(email ? [{ href: `mailto:${email}`, icon: Mail, label: t.email, value: <Address email={email} /> }] : []),
	];
	if (contactList.length === 0) return null;
	return (
		<div data-testid="support-contacts">
			<ul className="grid gap-1">
				{contactList.map(({ href, icon: Icon, label, value }) => (
					<li key={label}>
						<a
							href={href}
							{...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
							className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken"
						>
							<Icon aria-hidden className="size-4 shrink-0 text-accent-text" />
							<span className="flex min-w-0 flex-wrap gap-x-3">
								<span className="text-muted">{label}</span>
								<bdi dir="ltr" className="numbers wrap-anywhere font-medium rtl:text-end">
									{value}
								</bdi>
							</span>
						</a>
					</li>
				))}
			</ul>
			{hours && (
				<p className="mt-2 flex items-start gap-3 text-muted text-sm">
					<Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
					{hours[language]}
				</p>
			)}
		</div>
	);
}

const dial = (icon: Icon, label: string, phone: string): Contact => ({ href: `tel:${phone}`, icon, label, value: phoneInGroups(phone) });

/** An address too long for its line breaks before the @, not within a name. */
function Address({ email }: { email: string }) {
	const [name, domain] = email.split('@');
	return (
		<>
			{name}
			<wbr />@{domain}
		</>
	);
}
