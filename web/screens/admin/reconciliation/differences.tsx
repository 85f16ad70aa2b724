/** Differences between the gateway's report and the ledger, side by side; settled with a note. */
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Difference, resolveDifference } from '#contract/reconciliation.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { BookingLink, Entry } from './entry.tsx';
import { NoteDialog } from './note-dialog.tsx';
import type { ReconciliationTexts } from './texts.en.ts';

export function Differences({ differences }: { differences: readonly Difference[] }) {
	const { differences: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const open = differences.filter(({ resolvedAt }) => resolvedAt === null);
	const settled = differences.filter(({ resolvedAt }) => resolvedAt !== null);
	return (
		<Panel title={t.title} aside={open.length > 0 && <Badge tone="danger">{format.number(open.length)}</Badge>}>
			{open.length === 0 && <p className="text-muted">{t.none}</p>}
			<ul>
				{open.map((difference) => (
					<OpenDifference key={difference.id} difference={difference} />
				))}
			</ul>
			{settled.length > 0 && (
				<details className="group mt-4 border-line border-t pt-2">
					<summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-muted hover:text-ink">
						<ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
						{format.plural(t.settled, settled.length)}
					</summary>
					<ul className="mt-2">
						{settled.map((difference) => (
							<SettledDifference key={difference.id} difference={difference} />
						))}
					</ul>
				</details>
			)}
		</Panel>
	);
}

function useAmounts({ oursJod, theirsJod, byJod }: Difference) {
	const t = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	return [
		{ label: t.ours, value: oursJod ? format.jod(oursJod) : t.says },
		{ label: t.theirs, value: theirsJod ? format.jod(theirsJod) : t.says },
		...(byJod ? [{ label: t.by, value: format.jod(byJod) }] : []),
	];
}

function OpenDifference({ difference }: { difference: Difference }) {
	const { differences: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const amounts = useAmounts(difference);
	const [open, setOpen] = useState(false);
	return (
		<>
			<Entry
				title={t.kinds[difference.kind]}
				facts={
					<>
						<bdi>{difference.reference}</bdi>
						<span>{t.found(format.date(difference.foundAt))}</span>
						<BookingLink id={difference.bookingId} />
					</>
				}
				amounts={amounts}
				actions={<Button onClick={() => setOpen(true)}>{t.resolve}</Button>}
			/>
			<NoteDialog
				open={open}
				onOpenChange={setOpen}
				title={t.resolveTitle}
				text={`${t.kinds[difference.kind]}. ${t.resolveText}`}
				confirm={t.resolve}
				done={t.resolved}
				call={(note) => call(resolveDifference, { params: { id: difference.id }, body: { note } })}
			/>
		</>
	);
}

function SettledDifference({ difference }: { difference: Difference }) {
	const { differences: t } = useScreenTexts<ReconciliationTexts>();
	const { format, language } = useLanguage();
	const amounts = useAmounts(difference);
	const settlerName = language === 'ar' ? difference.resolvedByAr : difference.resolvedBy;
	const day = format.date(difference.resolvedAt ?? difference.foundAt);
	return (
		<Entry
			title={t.kinds[difference.kind]}
			facts={
				<>
					<bdi>{difference.reference}</bdi>
					<span>{settlerName ? t.settledBy(settlerName, day) : t.settledItself(day)}</span>
					{difference.note && (
						<q className="w-full text-ink">
							<bdi>{difference.note}</bdi>
						</q>
					)}
				</>
			}
			amounts={amounts}
		/>
	);
}
