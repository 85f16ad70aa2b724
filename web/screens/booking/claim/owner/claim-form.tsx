/** Form to open a claim: lines prefilled from the records, description, photos, and the running total. */
import { type ClaimState, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { BackLink } from '#web/features/cases/case-head.tsx';
import { timeLeft } from '#web/features/cases/stage.ts';
import { DivisionLines } from '#web/features/claims/division.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { totals } from '#web/features/claims/totals.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Textarea } from '#web/ui/field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { FormLines } from './form-lines.tsx';
import type { ClaimFormTexts } from './texts.en.ts';
import { useClaimForm } from './use-claim-form.ts';

const MINUTE_MS = 60_000;

export function ClaimForm({ state }: { state: ClaimState }) {
	const { form: t, title } = useScreenTexts<ClaimFormTexts>();
	const { claim } = useScreenTexts<{ claim: ClaimTexts }>();
	const errorText = useErrorText();
	const form = useClaimForm(state);
	const { send, photos, values, errors } = form;
	return (
		<form {...form.props}>
			<PageHead title={title} />
			<BackLink href={`/owner/bookings/${state.bookingId}`} label={claim.back} />
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<HelpLink to="make-a-claim" />
			<Lead state={state} />
			{state.claim && <p className="mt-2 font-medium">{claim.again.lead}</p>}
			{form.isRestored && (
				<p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-sunken py-1 ps-4 pe-1">
					<span className="py-2">{t.restored}</span>
					<Button variant="quiet" onClick={form.startOver}>
						{t.startOver}
					</Button>
				</p>
			)}
			<div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
				<div className="grid min-w-0 gap-5 lg:gap-6">
					<FormLines form={form} charges={state.charges} fields={errors} />
					<Panel title={t.photos} lead={t.photosLead}>
						<PhotoPicker label={t.photos} photos={photos} error={fieldOf(errors, 'photos')} />
					</Panel>
					<Panel title={t.note}>
						<Field label={t.noteLabel} optional error={errors.note}>
							<Textarea
								name="note"
								rows={4}
								maxLength={MAX_CLAIM_WORDS}
								placeholder={t.noteExample}
								value={values.note}
								onChange={(event) => form.setNote(event.currentTarget.value)}
							/>
						</Field>
					</Panel>
				</div>
				<div className="grid gap-4 lg:sticky lg:top-20">
					<Total state={state} amounts={values.lines.map(({ amount }) => amount)} />
					<Button type="submit" variant="primary" size="large" wide disabled={photos.sending} busy={send.isPending && t.sending}>
						{t.send}
					</Button>
					{send.error && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
					<p className="numbers text-muted text-sm">{t.after(state.answerHours)}</p>
				</div>
			</div>
		</form>
	);
}

function Lead({ state }: { state: ClaimState }) {
	const { form: t } = useScreenTexts<ClaimFormTexts>();
	const format = useFormat();
	const now = useNow(MINUTE_MS);
	const until = state.claimsUntil ?? '';
	return (
		<p suppressHydrationWarning className="numbers mt-2 text-muted">
			{t.lead(format.date(until, 'moment'), timeLeft(until, now))}
		</p>
	);
}

function Total({ state, amounts }: { state: ClaimState; amounts: readonly string[] }) {
	const { form: t } = useScreenTexts<ClaimFormTexts>();
	const format = useFormat();
	const sums = totals(amounts, state.depositJod);
	return (
		<Panel title={t.total} aside={<span className="numbers font-semibold text-lg">{format.jod(sums.totalJod)}</span>}>
			<div aria-live="polite">
				<DivisionLines depositJod={state.depositJod} fineHoldJod={state.fineHoldJod} division={sums} seen="OWNER" />
			</div>
			{Number(sums.excessJod) > 0 && <p className="mt-3 text-muted text-sm">{t.excess}</p>}
		</Panel>
	);
}

/** First error of a field or of its parts. */
const fieldOf = (fields: Readonly<Record<string, string>>, name: string): string | undefined =>
	fields[name] ?? Object.entries(fields).find(([field]) => field.startsWith(`${name}.`))?.[1];
