/** The inbox, on wide screens with an empty pane for a conversation beside it. A conversation is a separate screen, in `chat/`. */
import { MessagesSquare } from 'lucide-react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { InboxPane } from './inbox/inbox-pane.tsx';
import type { MessagesTexts } from './texts.en.ts';

export default function MessagesScreen() {
	const t = useScreenTexts<MessagesTexts>();
	return (
		<div className="messages-screen">
			<InboxPane selected={null} />
			<div className="chat-place">
				<PageHead title={t.title} />
				<EmptyState icon={<MessagesSquare aria-hidden />} title={t.noneChosen} hint={t.noneChosenHint} className="m-auto" />
			</div>
		</div>
	);
}
