/** The owner's quick replies beside the message field, filled in from this conversation. */
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, PenLine } from 'lucide-react';
import { useLocation } from 'wouter';
import { quickRepliesFor } from '#contract/replies.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { ChatTexts } from './texts.en.ts';

/** A reply with a placeholder that this conversation does not have is not offered. */
export function QuickRepliesMenu({ conversationId, onChoose }: { conversationId: string; onChoose(text: string): void }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const [, navigate] = useLocation();
	const { data = [] } = useQuery(queryFor(quickRepliesFor, { params: { id: conversationId } }));
	const items = data.flatMap(({ id, title, text }) =>
		text === null ? [] : [{ key: id, label: <bdi>{title}</bdi>, onSelect: () => onChoose(text) }],
	);
	return (
		<Menu
			label={t.quickReplies}
			side="top"
			trigger={
				<IconButton label={t.quickReplies} variant="quiet" className="needs-script rounded-pill!">
					<MessageSquareText aria-hidden className="size-5" />
				</IconButton>
			}
			items={[...items, { key: 'edit', label: t.editReplies, icon: <PenLine aria-hidden />, onSelect: () => navigate('/owner/replies') }]}
		/>
	);
}
