/** Grants goodwill on a booking: amount, recipient and reason, with a preview before it is sent. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldDigits } from '#contract/digits.ts';
import {
	type BookingGoodwill,
	type Goodwill,
	type GoodwillPreview,
	type GoodwillRecipient,
	giveGoodwill,
	goodwillRecipients,
	goodwillRefusals,
	MAX_GOODWILL_TEXT,
	previewGoodwill,
} from '#contract/goodwill.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { showsGoodwill } from '#web/features/goodwill/goodwill-decision.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { BookingGoodwillTexts } from './texts.en.ts';

export function GiveForm({ booking }: { booking: BookingGoodwill }) {
	const { form: t } = useScreenTexts<BookingGoodwillTexts>();
	const { format, language } = useLanguage();
	const errorText = useErrorText();
	const idFor = useIdempotencyKey(() => crypto.randomUUID());
	const [recipient, setRecipient] = useState<GoodwillRecipient>('RENTER');
	const [typed, setTyped] = useState('');
	const [reason, setReason] = useState('');
	const params = { id: booking.bookingId };
	const amountJod = foldDigits(typed).trim();
	const problem = booking.problems[recipient] as keyof typeof goodwillRefusals | null;
	const preview = useQuery({
		...queryFor(previewGoodwill, { params, query: { recipient, amountJod } }),
		placeholderData: keepPreviousData,
		enabled: amountJod !== '' && problem === null,
	});
	const grant = useActionMutation<GoodwillPreview, Goodwill>({
		call: ({ needsSecondAdmin }) => {
			const content = { recipient, amountJod, reason: reason.trim(), needsSecondAdmin };
			return call(giveGoodwill, { params, body: { id: idFor(content), ...content } });
		},
		...{ refreshes: showsGoodwill, failed: t.failed, isShownElsewhere: hasFieldErrors },
		done: ({ state }) => (state === 'GRANTED' ? t.done : t.asked),
		onOutdated: () => void preview.refetch(),
	});
	const errors: Readonly<Record<string, string>> = { ...(amountJod !== '' && preview.error?.fields), ...grant.error?.fields };
	const shown = amountJod !== '' && !preview.error ? preview.data : undefined;
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="grid gap-5">
				<ChoiceChips
					legend={t.recipient}
					name="recipient"
					value={recipient}
					choices={goodwillRecipients.map((each) => ({ value: each, label: t.recipients[each] }))}
					onChange={setRecipient}
				/>
				{problem ? (
					<p role="status">{goodwillRefusals[problem][language]}</p>
				) : (
					<>
						<Field label={t.amount} error={errors.amountJod}>
							<Input
								name="amountJod"
								inputMode="decimal"
								autoComplete="off"
								className="numbers max-w-48"
								value={typed}
								onChange={(event) => setTyped(event.currentTarget.value)}
							/>
						</Field>
						{preview.error && amountJod !== '' && !hasFieldErrors(preview.error) && (
							<FieldError>{errorText(preview.error, t.previewFailed)}</FieldError>
						)}
						<Field label={t.reason} hint={t.reasonHint} error={errors.reason}>
							<Textarea
								name="reason"
								dir="auto"
								rows={3}
								maxLength={MAX_GOODWILL_TEXT}
								value={reason}
								onChange={(event) => setReason(event.currentTarget.value)}
							/>
						</Field>
						{shown && <Preview preview={shown} />}
						<Button
							variant="primary"
							size="large"
							className="w-full sm:w-auto sm:justify-self-start"
							disabled={!shown || preview.isFetching}
							busy={grant.isPending && t.busy}
							onClick={() => shown && grant.mutate(shown)}
						>
							{shown ? (shown.needsSecondAdmin ? t.ask : t.give)(format.jod(shown.amountJod)) : t.choose}
						</Button>
					</>
				)}
			</div>
		</Panel>
	);
}

function Preview({ preview }: { preview: GoodwillPreview }) {
	const { form: t } = useScreenTexts<BookingGoodwillTexts>();
	const { format } = useLanguage();
	const amounts =
		preview.recipient === 'OWNER'
			? [{ label: t.payout, jod: preview.amountJod }]
			: preview.payments.map(({ reference, amountJod }) => ({ label: t.card(`\u2068${reference}\u2069`), jod: amountJod }));
	return (
		<section aria-label={t.preview} aria-live="polite" data-testid="goodwill-preview" className="rounded-control bg-sunken p-4 text-sm">
			<dl className="numbers grid gap-2">
				{amounts.map(({ label, jod }) => (
					<div key={label} className="flex items-baseline justify-between gap-4">
						<dt>{label}</dt>
						<dd className="whitespace-nowrap font-semibold">{format.jod(jod)}</dd>
					</div>
				))}
			</dl>
			<p className={preview.needsSecondAdmin ? 'mt-2 font-medium text-warning-text' : 'mt-2 text-muted'}>
				{preview.needsSecondAdmin ? t.waits : t.now}
			</p>
		</section>
	);
}
