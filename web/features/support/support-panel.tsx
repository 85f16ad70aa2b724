/** Link to the support with the subject of the page, and the numbers to call. */
import { LifeBuoy } from 'lucide-react';
import type { TicketContext } from '#contract/tickets.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { panelTexts } from './panel-texts.ts';
import { SupportContacts } from './support-contacts.tsx';
import { supportAddress } from './ticket-context.ts';
import { SUPPORT_ADDRESS } from './use-support-lines.ts';

type SupportPanelProps = { about?: TicketContext; onTheRoad?: boolean; className?: string };

export function SupportPanel({ about, onTheRoad = false, className }: SupportPanelProps) {
	const { language, texts } = useLanguage();
	const t = panelTexts[language];
	return (
		<Panel title={t.title} lead={t.lead} {...(className && { className })}>
			<div className="grid gap-4">
				<SupportContacts onTheRoad={onTheRoad} />
				<LinkButton href={about ? supportAddress(about) : SUPPORT_ADDRESS} className="w-full max-w-md">
					<LifeBuoy aria-hidden className="size-5" />
					{texts.support.write}
				</LinkButton>
			</div>
		</Panel>
	);
}
