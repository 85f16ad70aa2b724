/** Form of a renter's claim: an amount for each kind that applies, a description, and receipts. */
import { useState } from 'react';
import { foldDigits } from '#contract/digits.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import {
	MAX_RENTER_CLAIM_PHOTOS,
	MAX_RENTER_CLAIM_WORDS,
	type RenterClaimKind,
	type RenterClaimState,
} from '#contract/renter-claim-shapes.ts';
import { openRenterClaim } from '#contract/renter-claims.ts';
import { call } from '#web/browser/api.ts';
import { BackLink } from '#web/features/cases/case-head.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import type { RenterClaimTexts } from '#web/features/renter-claims/texts.en.ts';
import { useRenterClaimMutation } from '#web/features/renter-claims/use-renter-claim-mutation.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError, Input, Textarea } from '#web/ui/field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';

type Amounts = Partial<Record<RenterClaimKind, string>>;

export function RenterClaimForm({ state }: { state: RenterClaimState }) {
	const { renterClaim } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const { form: t } = renterClaim;
	const format = useFormat();
	const photos = usePhotoUploads({ most: MAX_RENTER_CLAIM_PHOTOS });
	const keyFor = useIdempotencyKey();
	const [amounts, setAmounts] = useState<Amounts>({});
	const [reason, setReason] = useState('');
	const lines = state.limits.flatMap(({ kind }) => {
		const amountJod = foldDigits(amounts[kind] ?? '').trim();
		return amountJod ? [{ kind, amountJod }] : [];
	});
	const send = useRenterClaimMutation({
		call: () => {
			const body = { lines, reason, photos: [...photos.paths] };
			return call(openRenterClaim, { params: { id: state.bookingId }, body, idempotencyKey: keyFor(body) });
		},
		onClose: () => scrollTo({ top: 0 }),
		done: t.done,
		failed: t.failed,
	});
	const errors: Readonly<Record<string, string>> = send.error?.fields ?? {};
	const errorOf = (kind: RenterClaimKind) => errors[`lines.${lines.findIndex((line) => line.kind === kind)}.amountJod`];
	return (
		<>
			<PageHead title={t.heading} />
			<BackLink href={`/booking/${state.bookingId}`} label={renterClaim.back} />
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p suppressHydrationWarning className="numbers mt-2 text-muted">
				{t.lead(format.date(state.claimsUntil ?? '', 'moment').replaceAll(' ', '\u00a0'))}
			</p>
			<HelpLink to="renter-claims" />
			<form
				noValidate
				className="mt-5 grid max-w-2xl gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					send.mutate();
				}}
			>
				<Panel title={t.lines} lead={t.linesLead}>
					<div className="grid gap-4">
						{state.limits.map(({ kind, maxJod }) => (
							<Field key={kind} label={`${t.kinds[kind]} (${format.currency})`} hint={t.max(format.jod(maxJod))} error={errorOf(kind)}>
								<Input
									name={kind}
									inputMode="decimal"
									autoComplete="off"
									className="numbers max-w-40 text-end"
									value={amounts[kind] ?? ''}
									onChange={(event) => setAmounts({ ...amounts, [kind]: event.currentTarget.value })}
								/>
							</Field>
						))}
					</div>
					<p aria-live="polite" className="numbers mt-4 font-semibold">
						{t.total(format.jod(formatFils(lines.reduce((sum, { amountJod }) => sum + filsOf(amountJod), 0n))))}
					</p>
					{errors.lines && <FieldError>{errors.lines}</FieldError>}
				</Panel>
				<Panel title={t.photos} lead={t.photosLead}>
					<PhotoPicker label={t.photos} photos={photos} error={errors.photos} />
				</Panel>
				<Panel title={t.reason}>
					<Field label={t.reason} hiddenLabel error={errors.reason}>
						<Textarea
							name="reason"
							dir="auto"
							rows={4}
							maxLength={MAX_RENTER_CLAIM_WORDS}
							placeholder={t.reasonExample}
							value={reason}
							onChange={(event) => setReason(event.currentTarget.value)}
						/>
					</Field>
				</Panel>
				<div>
					<Button type="submit" variant="primary" size="large" disabled={photos.sending} busy={send.isPending && t.sending}>
						{t.send}
					</Button>
					<p className="numbers mt-3 text-muted text-sm">{t.after(format.number(state.answerHours))}</p>
				</div>
			</form>
		</>
	);
}

/** Zero if the text is not an amount yet. */
function filsOf(text: string): bigint {
	return /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? parseFils(text) : 0n;
}
