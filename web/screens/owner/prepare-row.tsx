/** A car between a return and its next pickup, in the lists of the day: time of return, and whether it is ready. */
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CarToPrepare, carsToPrepare, getOwnerToday } from '#contract/fleet.ts';
import { markCarNotReady, markCarReady } from '#contract/handover.ts';
import { call } from '#web/browser/api.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { CarName } from './fleet/car-name.tsx';
import type { PrepareTexts } from './texts.en.ts';

export function PrepareRow({ item: { bookingId, car, backAt, isBack, ready, readyBy, nextAt } }: { item: CarToPrepare }) {
	const { prepare: t } = useScreenTexts<PrepareTexts>();
	const { language, format } = useLanguage();
	const mark = useActionMutation<boolean>({
		call: (isReady) => call(isReady ? markCarReady : markCarNotReady, { params: { id: bookingId } }),
		refreshes: [getOwnerToday, carsToPrepare],
		done: (_, isReady) => (isReady ? t.marked : t.unmarked),
		failed: t.failed,
	});
	return (
		<DayRow at={backAt} word={isBack ? t.isBack : t.comesBack}>
			<CarName car={car} />
			{!ready && readyBy > backAt && (
				<p suppressHydrationWarning className="numbers text-sm">
					{t.readyBy(format.date(readyBy, 'time'))}
				</p>
			)}
			<p suppressHydrationWarning className="numbers text-muted text-sm">
				{nextAt ? t.nextAt(`${format.date(nextAt, 'day')} ${format.date(nextAt, 'time')}`) : t.nobodyNext}
			</p>
			{ready && (
				<p
					suppressHydrationWarning
					className="numbers mt-1 w-fit rounded-control bg-positive-soft px-2 py-1 font-medium text-positive-text text-sm"
				>
					{t.since(`\u2068${ready.by[language]}\u2069`, format.date(ready.at, 'time'))}
				</p>
			)}
			{isBack && (
				<Button busy={mark.isPending && t.marking} onClick={() => mark.mutate(!ready)} className="needs-script mt-2 print:hidden">
					{!ready && <CircleCheck aria-hidden className="size-5" />}
					{ready ? t.unmark : t.mark}
				</Button>
			)}
		</DayRow>
	);
}

type DayRowProps = { at: string; word?: string; isLate?: boolean; children: ReactNode };

/** A row of the day's lists with its time at the start. */
export function DayRow({ at, word, isLate = false, children }: DayRowProps) {
	const { format } = useLanguage();
	return (
		<div className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3">
			<p suppressHydrationWarning className={isLate ? 'text-danger' : undefined}>
				<span className="numbers block font-semibold text-lg leading-6">{format.date(at, 'time')}</span>
				{isLate && <span className="numbers block text-xs">{format.date(at, 'short')}</span>}
				{word && <span className="block text-xs">{word}</span>}
			</p>
			<div className="min-w-0">{children}</div>
		</div>
	);
}
