/** Unsent messages of the current conversation. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Message } from '#contract/messaging.ts';
import { useLiveState } from '#web/browser/live/live.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { outboxOf } from './outbox.ts';
import type { ChatTexts } from './texts.en.ts';
import { useAddMessages } from './use-messages.ts';

const NONE: readonly never[] = [];

export function useOutbox(userId: string, conversation: string, messages: readonly Message[]) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const toast = useToast();
	const errorText = useErrorText();
	const add = useAddMessages(conversation);
	const live = useLiveState() === 'live';
	// During server rendering there is no storage.
	const outbox = useMemo(() => (typeof localStorage === 'undefined' ? null : outboxOf(userId, conversation)), [userId, conversation]);
	const items = useSyncExternalStore(
		useCallback((changed: () => void) => outbox?.subscribe(changed) ?? (() => undefined), [outbox]),
		() => outbox?.items() ?? NONE,
		() => NONE,
	);
	useEffect(() => {
		outbox?.setListener({
			onSent: (message) => add([message]),
			reasonOf: (error) => errorText(error, t.notSent),
			// Without a connection the strip at the top and the message itself show the state.
			onFailed: (error) => {
				if (navigator.onLine) toast({ title: t.failedToSend, description: errorText(error), tone: 'danger' });
			},
		});
	}, [outbox, add, errorText, toast, t]);
	// The stream is back, or the conversation was reopened: waiting messages are tried at once.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again when `live` changes
	useEffect(() => void outbox?.pump(), [outbox, live]);
	// A message that is in the conversation was accepted: its response was lost, or another page sent it.
	useEffect(() => {
		for (const { clientId } of items) if (messages.some((message) => message.clientId === clientId)) outbox?.discard(clientId);
	}, [outbox, items, messages]);
	const sentIds = new Set(messages.map(({ clientId }) => clientId));
	return { outbox, items: items.filter(({ clientId }) => !sentIds.has(clientId)) };
}
