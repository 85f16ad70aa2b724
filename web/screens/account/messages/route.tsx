/** Messages: the inbox, and on wide screens the conversation beside it; on a phone each by itself. */
import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { useLocation } from 'wouter';
import { matchPath } from '../../../navigation/match-path.ts';
import { PageHead } from '../../../page/page-head.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ChatPane } from './chat/chat-pane.tsx';
import { InboxPane } from './inbox/inbox-pane.tsx';
import { useMessagesTexts } from './texts.ts';

export default function MessagesScreen() {
	const t = useMessagesTexts();
	const [path] = useLocation();
	const id = matchPath('/messages/:id', path)?.id ?? null;
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
