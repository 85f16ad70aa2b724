/** Messages: on wide screens the inbox with the conversation beside it, on a phone one at a time. */
import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { useLocation } from 'wouter';
import { matchPath } from '#web/browser/navigation/match-path.ts';
import { useMessagesAddress } from '#web/features/bookings/message-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ChatPane } from './chat/chat-pane.tsx';
import { InboxPane } from './inbox/inbox-pane.tsx';
import type { MessagesTexts } from './texts.en.ts';

export default function MessagesScreen() {
	const t = useScreenTexts<MessagesTexts>();
	const [path] = useLocation();
	const id = matchPath(`${useMessagesAddress()}/:id`, path)?.id ?? null;
	return (
		<div className={clsx('messages-screen', id && 'in-conversation')}>
			<InboxPane selected={id} />
			<div className="chat-place">
				{id ? (
					<ChatPane id={id} />
				) : (
					<>
						<PageHead title={t.title} />
						<EmptyState icon={<MessagesSquare aria-hidden />} title={t.chat.none} hint={t.chat.noneHint} className="m-auto" />
					</>
				)}
			</div>
		</div>
	);
}
