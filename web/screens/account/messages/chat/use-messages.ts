/** Messages of a conversation: by stream, by polling every five seconds without it, and older ones on demand. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getBooking } from '#contract/bookings.ts';
import { type Conversation, listMessages, type Message } from '#contract/messaging.ts';
import { call } from '#web/browser/api.ts';
import { useOnLive, usePolling } from '#web/browser/live/live.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { aboutRead, messagesRead } from '../loader.ts';
import { joined, merged } from './rows.ts';

/** Older messages per request. */
const STEP = 50;
/** Maximum of one response. */
const LIMIT = 100;

export function useMessages({ id, isMasked }: Pick<Conversation, 'id' | 'isMasked'>) {
	const client = useQueryClient();
	// Refetched last messages are merged with the known ones, so that older messages stay.
	const found = useQuery({
		...messagesRead(id),
		structuralSharing: (known, next) => joined(known as Message[] | undefined, next as Message[]),
	});
	const older = useOlder(id);
	const add = useAddMessages(id);
	const isCatchingUp = useRef(false);
	/** Fetches everything after a position; by default after the last known message. */
	const catchUp = useCallback(
		async (from?: number) => {
			if (isCatchingUp.current) return;
			isCatchingUp.current = true;
			try {
				let after = from ?? client.getQueryData<Message[]>(messagesRead(id).queryKey)?.at(-1)?.position ?? 0;
				for (let isFull = true; isFull; ) {
					const next = await call(listMessages, { params: { id }, query: { after, limit: LIMIT } });
					add(next);
					after = next.at(-1)?.position ?? after;
					isFull = next.length === LIMIT;
				}
			} catch (error) {
				logFailure('new messages could not be fetched', error);
			} finally {
				isCatchingUp.current = false;
			}
		},
		[client, id, add],
	);
	useNewMessages(id, add, catchUp);
	// The booking was confirmed: masked messages can be read now.
	const wasMasked = useRef(isMasked);
	useEffect(() => {
		if (wasMasked.current && !isMasked) void catchUp(0);
		wasMasked.current = isMasked;
	}, [isMasked, catchUp]);
	return { ...found, older };
}

/** Inserts messages into the known ones. */
export function useAddMessages(id: string): (messages: readonly Message[]) => void {
	const client = useQueryClient();
	return useCallback(
		(messages) => {
			if (messages.length === 0) return;
			client.setQueryData<Message[]>(messagesRead(id).queryKey, (known) => known && merged(known, messages));
			// A system message means that the booking has changed.
			if (!messages.some(({ kind }) => kind === 'EVENT')) return;
			void client.invalidateQueries({ queryKey: aboutRead(id).queryKey });
			void client.invalidateQueries({ predicate: matchesPath(getBooking.path.replace('{id}', id)) });
		},
		[client, id],
	);
}

function useNewMessages(id: string, add: (messages: readonly Message[]) => void, catchUp: (from?: number) => Promise<void>): void {
	const client = useQueryClient();
	const intervalMs = usePolling();
	const refetchNewest = useCallback(() => {
		void catchUp();
		void client.invalidateQueries({ queryKey: aboutRead(id).queryKey });
	}, [client, id, catchUp]);
	useOnLive('message', (message) => message.bookingId === id && add([message]));
	useOnLive('seen', ({ bookingId, userId, position }) => {
		if (bookingId !== id) return;
		client.setQueryData<Conversation>(aboutRead(id).queryKey, (about) => {
			if (!about) return about;
			if (userId === about.otherPartyId) return { ...about, otherReadPosition: Math.max(position, about.otherReadPosition) };
			return { ...about, ownReadPosition: Math.max(position, about.ownReadPosition) };
		});
	});
	useEffect(() => {
		if (intervalMs === false) return;
		const timer = setInterval(refetchNewest, intervalMs);
		return () => clearInterval(timer);
	}, [intervalMs, refetchNewest]);
}

function useOlder(id: string) {
	const client = useQueryClient();
	const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');
	const busy = useRef(false);
	const load = useCallback(async () => {
		const key = messagesRead(id).queryKey;
		const first = client.getQueryData<Message[]>(key)?.[0]?.position ?? 1;
		if (first <= 1 || busy.current) return;
		busy.current = true;
		setStep('busy');
		try {
			const before = await call(listMessages, { params: { id }, query: { before: first, limit: STEP } });
			client.setQueryData<Message[]>(key, (known) => merged(before, known ?? []));
			setStep('idle');
		} catch {
			setStep('failed');
		} finally {
			busy.current = false;
		}
	}, [client, id]);
	return { step, load };
}
