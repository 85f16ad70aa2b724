/** Decision about a report: the outcome, its sums as the server computes them, and the reason. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldDigits } from '#contract/digits.ts';
import {
	MAX_REPORT_TEXT,
	type ReportDecisionPreview,
	type ReportForAdmin,
	type ReportKind,
	type ReportOutcome,
} from '#contract/report-shapes.ts';
import { decideReport, getReport, previewReportDecision, reportRefusals } from '#contract/reports.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { DecisionNote } from '#web/features/cases/decision-fields.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SumLine } from '#web/ui/sum-line.tsx';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import { AnotherCarFields, toAnotherCar, useAnotherCar } from './another-car.tsx';
import type { AdminReportTexts } from './texts.en.ts';

/** Problems of the car itself: the initial share of unused days to refund is 100 %. For others the admin enters it. */
const carFailed: readonly ReportKind[] = ['DOES_NOT_START', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY'];

/** Parses digits of either script; null if the field is empty. */
function numberIn(text: string): number | null {
	const digits = foldDigits(text).trim();
	return digits === '' ? null : Number(digits);
}

export function DecisionForm({ report }: { report: ReportForAdmin }) {
	const { decision: t } = useScreenTexts<AdminReportTexts>();
	const { language, format } = useLanguage();
	const errorText = useErrorText();
	const [outcome, setOutcome] = useState<ReportOutcome>('HELP_AND_GO_ON');
	const [share, setShare] = useState(carFailed.includes(report.kind) ? '100' : '');
	const [used, setUsed] = useState(String(report.usedDays?.least ?? 1));
	const [note, setNote] = useState('');
	const isAnother = outcome === 'ANOTHER_CAR';
	const isEnd = outcome === 'END_NOW' || (isAnother && report.usedDays !== null);
	const [sharePercent, usedDays] = [numberIn(share), numberIn(used)];
	const isMissing = isEnd && (sharePercent === null || usedDays === null);
	const end = isEnd && sharePercent !== null && usedDays !== null ? { sharePercent, usedDays } : {};
	const chosen = { outcome, ...end };
	const another = useAnotherCar(report, end, isAnother && !isMissing);
	const preview = useQuery({
		...queryFor(previewReportDecision, { params: { id: report.id }, query: chosen }),
		placeholderData: keepPreviousData,
		enabled: !isMissing,
	});
	const previewed = isMissing ? undefined : preview.data;
	const decide = useActionMutation<string, ReportForAdmin>({
		call: (refundJod) => {
			const anotherCar =
				isAnother && another.chosen ? { anotherCar: toAnotherCar(another.chosen, another.paysDifference ? another.goodwillId : null) } : {};
			return call(decideReport, { params: { id: report.id }, body: { ...chosen, ...anotherCar, refundJod, note: note.trim() } });
		},
		refreshes: ['/api/admin/reports', '/api/bookings'],
		done: t.done,
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: (decided, _, client) => client.setQueryData(queryFor(getReport, { params: { id: report.id } }).queryKey, decided),
		onOutdated: () => {
			void preview.refetch();
			if (isAnother) void another.cars.refetch();
		},
	});
	const errors: Readonly<Record<string, string>> = { ...preview.error?.fields, ...decide.error?.fields };
	if (report.outcomes.length === 0) return <Panel title={t.title}>{t.own}</Panel>;
	const problem = report.endNowProblem as keyof typeof reportRefusals | null;
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="grid gap-5">
				<ChoiceChips
					legend={t.outcome}
					name="outcome"
					value={outcome}
					choices={report.outcomes.map((each) => ({ value: each, label: t.outcomes[each] }))}
					onChange={setOutcome}
				/>
				<p className="text-muted text-sm">{t.hints[outcome]}</p>
				{problem && report.usedDays && (
					<p className="text-sm">
						{t.notEnd} {reportRefusals[problem][language]}
					</p>
				)}
				{isEnd && report.usedDays && (
					<div className="grid gap-4 sm:grid-cols-2">
						<Field
							label={t.usedDays}
							hint={t.usedDaysHint(format.number(report.usedDays.least), format.number(report.usedDays.most))}
							error={errors.usedDays}
						>
							<Input
								name="usedDays"
								inputMode="numeric"
								className="numbers"
								value={used}
								onChange={(event) => setUsed(event.currentTarget.value)}
							/>
						</Field>
						<Field label={t.share} hint={t.shareHint} error={errors.sharePercent}>
							<Input
								name="sharePercent"
								inputMode="numeric"
								className="numbers"
								value={share}
								onChange={(event) => setShare(event.currentTarget.value)}
							/>
						</Field>
					</div>
				)}
				{isMissing && <p className="text-sm">{t.numbersMissing}</p>}
				{isAnother && !isMissing && <AnotherCarFields handle={another} report={report} />}
				{previewed && <Sums preview={previewed} />}
				{!isMissing && preview.error && Object.keys(preview.error.fields).length === 0 && (
					<FieldError>{errorText(preview.error, t.previewFailed)}</FieldError>
				)}
				<DecisionNote
					texts={t}
					note={note}
					maxLength={MAX_REPORT_TEXT}
					error={errors.note}
					isReady={previewed !== undefined && !preview.isFetching && (!isAnother || another.chosen !== null)}
					isPending={decide.isPending}
					onChange={setNote}
					onConfirm={() => previewed && decide.mutate(previewed.refundJod)}
				/>
			</div>
		</Panel>
	);
}

function Sums({ preview }: { preview: ReportDecisionPreview }) {
	const { decision: t } = useScreenTexts<AdminReportTexts>();
	const { format } = useLanguage();
	return (
		<dl aria-live="polite" data-testid="decision-sums" className="numbers grid gap-2 rounded-control bg-sunken p-4 text-sm">
			<SumLine label={preview.outcome === 'ANOTHER_CAR' ? t.carried : t.refund} strong>
				{format.jod(preview.refundJod)}
			</SumLine>
			{Number(preview.depositRefundJod) > 0 && (
				<>
					<SumLine label={t.ofRental}>{format.jod(preview.rentalRefundJod)}</SumLine>
					<SumLine label={t.ofDeposit}>{format.jod(preview.depositRefundJod)}</SumLine>
				</>
			)}
			{preview.unusedDays !== null && <SumLine label={t.unused}>{format.number(preview.unusedDays)}</SumLine>}
			<SumLine label={t.rental}>{format.jod(preview.rentalJod)}</SumLine>
			<SumLine label={t.owner}>{format.jod(preview.ownerJod)}</SumLine>
			<SumLine label={t.platform}>{format.jod(preview.platformJod)}</SumLine>
		</dl>
	);
}
