/** Announces new messages to screen readers, each once: a visually hidden log that contains only new messages. */
import { useRef } from 'react';
import type { Conversation, Message } from '#contract/messaging.ts';
import { useReaderId } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { eventWords, otherName, readersOf } from '../conversation-words.ts';
import type { ChatTexts } from './texts.en.ts';

/** Messages in the log. */
const MAX_ANNOUNCED = 5;

export function Announcer({ about, messages }: { about: Conversation; messages: readonly Message[] }) {
	const t = useScreenTexts<ChatTexts>();
	const { language, format } = useLanguage();
	const me = useReaderId('chat');
	// Messages that were there when the conversation was opened are not announced.
	const known = useRef(messages.at(-1)?.position ?? 0);
	const other = otherName(about, language, t.unknown);
	const wordsOf = (message: Message) => {
		if (message.kind === 'EVENT') return eventWords(message, readersOf(about, me, other), t.events, format);
		return t.chat.said(
			other,
			[message.body, message.photos.length > 0 && format.plural(t.chat.photos, message.photos.length)].filter(Boolean).join(' '),
		);
	};
	const newMessages = messages.filter(({ position, fromUserId }) => position > known.current && fromUserId !== me).slice(-MAX_ANNOUNCED);
	return (
		<div role="log" aria-live="polite" aria-label={t.chat.news} data-testid="announcer" className="sr-only">
			{newMessages.map((message) => (
				<p key={message.id} dir="auto">
					{wordsOf(message)}
				</p>
			))}
		</div>
	);
}
