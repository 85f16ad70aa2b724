/** The support: how to reach it, a form to write, and a signed-in person's requests. */
import { LogIn } from 'lucide-react';
import { useSearch } from 'wouter';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { SupportContacts } from '#web/features/support/support-contacts.tsx';
import { contextFrom } from '#web/features/support/ticket-context.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { AskForm } from './ask-form.tsx';
import { GuestForm } from './guest-form.tsx';
import { OwnTickets } from './own-tickets.tsx';
import type { SupportTexts } from './texts.en.ts';

export default function SupportScreen() {
	const t = useScreenTexts<SupportTexts>();
	const user = useCurrentUser();
	const search = useSearch();
	const context = contextFrom(new URLSearchParams(search));
	return (
		<div className="container-page py-6 md:py-10">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6">
					<Panel title={t.ask} lead={user ? t.askLead : t.guest.lead}>
						{user ? <AskForm key={search} context={context} /> : <GuestForm about={context?.kind === 'account' ? context.kind : null} />}
					</Panel>
					{user ? (
						<OwnTickets />
					) : (
						<div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-4 md:px-6">
							<p className="text-sm">{t.guest.login}</p>
							<LinkButton href={loginAddress(search ? `/support?${search}` : '/support')} plain>
								<LogIn aria-hidden className="size-5 rtl:-scale-x-100" />
								{t.guest.loginAction}
							</LinkButton>
						</div>
					)}
				</div>
				<Panel title={t.contacts} lead={t.contactsLead} className="max-lg:order-first has-[ul]:block hidden">
					<SupportContacts onTheRoad />
				</Panel>
			</div>
		</div>
	);
}
