/** State of the form: lines, description and photos; stored while typing and restored on arrival. */
import { useEffect, useRef } from 'react';
import { type Claim, type ClaimState, MAX_CLAIM_ITEMS, MAX_CLAIM_PHOTOS } from '#contract/claim-shapes.ts';
import { openClaim } from '#contract/claims.ts';
import { foldDigits } from '#contract/digits.ts';
import { call } from '#web/browser/api.ts';
import { useStoredDraft } from '#web/browser/device/use-stored-draft.ts';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { toClaimAction } from '#web/features/claims/use-claim-mutation.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { ClaimFormTexts } from './texts.en.ts';
import { type ClaimDraft, type ClaimLine, type ClaimValues, claimDrafts, emptyLine, initialValues } from './values.ts';

export function useClaimForm(state: ClaimState) {
	const { form: t } = useScreenTexts<ClaimFormTexts>();
	const { lines: words } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	const userId = useCurrentUser()?.id ?? '';
	const photos = usePhotoUploads({ most: MAX_CLAIM_PHOTOS });
	const begin = () => initialValues(state.charges, ({ kind, quantity }) => t.proposed[kind](words.quantity[kind](format.number(quantity))));
	const requestKey = useIdempotencyKey();
	const { form, props, send, errors } = useActionForm<ClaimValues, Claim>({
		defaultValues: begin(),
		...toClaimAction<ClaimValues>({
			call: ({ lines, note }) => {
				const body = {
					items: lines.map(({ type, amount, description }) => ({ type, amountJod: foldDigits(amount).trim(), description })),
					note,
					photos: [...photos.paths],
				};
				return call(openClaim, { params: { id: state.bookingId }, body, idempotencyKey: requestKey(body) });
			},
			onClose: () => {
				draft.finish();
				scrollTo({ top: 0 });
			},
			done: t.done,
			failed: t.failed,
		}),
	});
	const draft = useStoredDraft<ClaimDraft>({
		storage: claimDrafts,
		userId,
		subject: state.bookingId,
		onRestore: (stored) => {
			form.reset(stored.values, { keepDefaultValues: true });
			photos.restore(stored.paths);
		},
	});

	const { lines, note } = form.watch();
	const paths = photos.paths.join();
	const touched = useRef(false);
	const { isReady, saveSoon } = draft;
	useEffect(() => {
		if (isReady && (touched.current || paths)) saveSoon(() => ({ values: { lines, note }, paths: paths ? paths.split(',') : [] }));
	}, [isReady, saveSoon, lines, note, paths]);

	const change = (next: Partial<ClaimValues>) => {
		touched.current = true;
		if (send.error) send.reset();
		if (next.lines) form.setValue('lines', next.lines);
		if (next.note !== undefined) form.setValue('note', next.note);
	};
	return {
		values: { lines, note },
		photos,
		props,
		send,
		errors,
		isRestored: draft.isRestored,
		hasRoom: lines.length < MAX_CLAIM_ITEMS,
		setNote: (text: string) => change({ note: text }),
		changeLine: (key: string, next: Partial<ClaimLine>) =>
			change({ lines: lines.map((line) => (line.key === key ? { ...line, ...next } : line)) }),
		removeLine: (key: string) => change({ lines: lines.filter((line) => line.key !== key) }),
		addLine: () => change({ lines: [...lines, emptyLine(crypto.randomUUID())] }),
		startOver: () => {
			draft.clear();
			touched.current = false;
			form.reset(begin());
			photos.restore([]);
		},
	};
}

export type ClaimFormState = ReturnType<typeof useClaimForm>;
