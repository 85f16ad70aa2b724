/** A conversation: on wide screens beside the inbox. */
import { useParam } from '#web/browser/navigation/match-path.ts';
import { InboxPane } from '../inbox/inbox-pane.tsx';
import { ChatPane } from './chat-pane.tsx';

export default function ConversationScreen() {
	const id = useParam('id');
	return (
		<div className="messages-screen in-conversation">
			<InboxPane selected={id} />
			<div className="chat-place">
				<ChatPane id={id} />
			</div>
		</div>
	);
}
