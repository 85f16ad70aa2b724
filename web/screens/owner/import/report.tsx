/** Report of an import: counts by outcome, and each record with its problems, remarks and changes. */
import { type ReactNode, useState } from 'react';
import type { ImportLine, ImportReport } from '#contract/car-import.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import type { ImportTexts } from './texts.en.ts';

type Outcome = ImportLine['outcome'];
const outcomes = ['REFUSED', 'NEW', 'CHANGED', 'UNCHANGED'] as const;
/** A long file is displayed in parts, so that a phone stays responsive. */
const STEP = 100;
/** A problem in this many records is also shown once for all of them. */
const COMMON = 5;

/** `children`: what can be done now, above the records, because a file can have many of them. */
export function Report({ report, isDone, children }: { report: ImportReport; isDone: boolean; children: ReactNode }) {
	const t = useScreenTexts<ImportTexts>();
	const format = useFormat();
	const { counts, lines, unknownHeadings } = report;
	const countOf: Record<Outcome, number> = {
		NEW: counts.created,
		CHANGED: counts.changed,
		UNCHANGED: counts.unchanged,
		REFUSED: counts.refused,
	};
	const present = outcomes.filter((outcome) => countOf[outcome] > 0);
	const [chosen, setChosen] = useState<Outcome | null>(null);
	const [limit, setLimit] = useState(STEP);
	const outcome = chosen && present.includes(chosen) ? chosen : (present[0] ?? 'REFUSED');
	const visible = lines.filter((line) => line.outcome === outcome);
	const names = isDone ? t.done : t.outcomes;
	const isNothing = counts.created + counts.changed === 0 && counts.refused > 0;
	return (
		<section className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-6" data-testid="import-report">
			<div role="status">
				<h2 className="font-semibold text-lg">{isDone ? t.doneTitle : isNothing ? t.nothingTitle : t.reportTitle}</h2>
				<p className="numbers mt-1 text-muted text-sm">
					{present.map((each) => `${names[each]}: ${format.number(countOf[each])}`).join(' · ')}
				</p>
				<p className="mt-1 text-muted text-sm">{isDone ? t.doneHint : isNothing ? t.nothingHint : t.reportHint}</p>
			</div>
			<div className="flex flex-wrap gap-3">{children}</div>
			{unknownHeadings.length > 0 && (
				<p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-text">
					{t.unknownHeadings} <bdi>{unknownHeadings.join(t.comma)}</bdi>
				</p>
			)}
			{present.length > 1 && (
				<ChoiceChips
					legend={t.show}
					name="import-outcome"
					value={outcome}
					choices={present.map((each) => ({ value: each, label: `${names[each]} (${format.number(countOf[each])})` }))}
					onChange={(value) => {
						setChosen(value as Outcome);
						setLimit(STEP);
					}}
				/>
			)}
			{outcome === 'REFUSED' && <CommonProblems lines={visible} />}
			<ol className="divide-y divide-line border-line border-t">
				{visible.slice(0, limit).map((line) => (
					<Line key={line.record} line={line} />
				))}
			</ol>
			{visible.length > limit && <Button onClick={() => setLimit(limit + STEP)}>{t.more}</Button>}
		</section>
	);
}

/** Problems with the same cause in many records, such as an unknown branch: the owner solves them at once. */
function CommonProblems({ lines }: { lines: readonly ImportLine[] }) {
	const t = useScreenTexts<ImportTexts>();
	const format = useFormat();
	const problems = lines.flatMap((line) => line.problems);
	const common = [...Map.groupBy(problems, ({ heading, text }) => `${heading}: ${text}`)]
		.filter(([, same]) => same.length >= COMMON)
		.toSorted(([, some], [, others]) => others.length - some.length);
	if (common.length === 0) return null;
	return (
		<div className="rounded-control bg-danger-soft px-4 py-3 text-sm" data-testid="import-common">
			<h3 className="font-semibold">{t.common}</h3>
			<ul className="mt-1 grid gap-1">
				{common.map(([key, [first, ...others]]) => (
					<li key={key}>
						{first?.heading && (
							<>
								<bdi className="font-medium">{first.heading}</bdi>:{' '}
							</>
						)}
						<bdi>{first?.text}</bdi>{' '}
						<span className="numbers whitespace-nowrap text-muted">{format.plural(t.inRecords, others.length + 1)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function Line({ line }: { line: ImportLine }) {
	const t = useScreenTexts<ImportTexts>();
	const format = useFormat();
	const { record, car, plate, problems, remarks, changes } = line;
	return (
		<li className="grid gap-2 py-3" data-testid="import-line" data-record={record}>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span className="numbers text-muted text-sm">{t.record(format.number(record))}</span>
				<bdi className="min-w-0 break-words font-medium max-sm:order-last max-sm:basis-full">{car || t.nameless}</bdi>
				{plate && (
					<bdi dir="ltr" className="numbers text-muted text-sm">
						{plate}
					</bdi>
				)}
			</div>
			{(problems.length > 0 || remarks.length > 0 || changes.length > 0) && (
				<ul className="grid gap-1 text-sm">
					{problems.map(({ heading, text }) => (
						<li key={`${heading}${text}`} className="text-danger">
							{heading && (
								<>
									<bdi className="font-medium">{heading}</bdi>:{' '}
								</>
							)}
							<bdi>{text}</bdi>
						</li>
					))}
					{changes.map(({ heading, from, to }) => (
						<li key={heading}>
							<bdi className="font-medium">{heading}</bdi>: <bdi className="text-muted line-through">{from || t.empty}</bdi>{' '}
							<span className="sr-only">{t.becomes}</span>
							<bdi className="font-medium">{to}</bdi>
						</li>
					))}
					{remarks.map(({ heading, text }) => (
						<li key={`${heading}${text}`} className="text-muted">
							<bdi className="font-medium">{heading}</bdi>: <bdi>{text}</bdi>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
