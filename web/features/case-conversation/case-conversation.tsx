/** The conversation of a booking beside a decision. It is loaded only on request, because each view is recorded. */
import { useState } from 'react';
import { getCaseConversation, type Message } from '#contract/messaging.ts';
import { call } from '#web/browser/api.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CaseConversationTexts } from './texts.en.ts';

type Party = { id: string; displayName: string; displayNameAr: string | null };
type CaseConversationProps = { bookingId: string; owner: Party; renter: Party };

export function CaseConversation({ bookingId, owner, renter }: CaseConversationProps) {
	const { caseConversation: t } = useScreenTexts<{ caseConversation: CaseConversationTexts }>();
	const { language, format } = useLanguage();
	const [messages, setMessages] = useState<readonly Message[] | null>(null);
	const read = useActionMutation<void, Message[]>({
		call: () => call(getCaseConversation, { params: { id: bookingId } }),
		failed: t.failed,
		onDone: setMessages,
	});
	const from = ({ fromUserId }: Message) =>
		fromUserId === owner.id ? nameOf(owner, language) : fromUserId === renter.id ? nameOf(renter, language) : null;
	return (
		<Panel title={t.title} lead={t.lead}>
			{!messages && (
				<Button wide busy={read.isPending && t.busy} onClick={() => read.mutate()}>
					{t.read}
				</Button>
			)}
			{messages?.length === 0 && <p className="text-muted">{t.empty}</p>}
			{messages && messages.length > 0 && (
				<ol data-testid="case-conversation" className="grid max-h-96 gap-3 overflow-y-auto text-sm" aria-label={t.title}>
					{messages.map((message) => (
						<li key={message.id} className={message.kind === 'EVENT' ? 'text-muted' : ''}>
							<p suppressHydrationWarning className="numbers text-muted text-xs">
								{from(message) && <bdi className="font-medium text-ink">{from(message)}</bdi>} {format.date(message.createdAt, 'moment')}
							</p>
							<p className="whitespace-pre-line break-words">
								<bdi>{message.isRemoved ? t.removed : message.body}</bdi>
							</p>
							{message.photos.map(({ id, url }) => (
								<a key={id} href={url} target="_blank" rel="noreferrer" className="font-medium text-primary hover:underline">
									{t.photo}
								</a>
							))}
						</li>
					))}
				</ol>
			)}
		</Panel>
	);
}
