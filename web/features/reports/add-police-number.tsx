/** The number of the police's report, which may follow after an accident was reported. */
import { useState } from 'react';
import type { Report } from '#contract/report-shapes.ts';
import { addPoliceReportNumber } from '#contract/reports.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ReportTexts } from './texts.en.ts';

export function AddPoliceNumber({ report }: { report: Report }) {
	const { addPolice: t } = useScreenTexts<{ report: ReportTexts }>().report;
	const [isOpen, setOpen] = useState(false);
	const [number, setNumber] = useState(report.policeReportNumber ?? '');
	const save = useActionMutation({
		call: () => call(addPoliceReportNumber, { params: { id: report.id }, body: { policeReportNumber: number } }),
		refreshes: ['/api/bookings'],
		done: t.done,
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: () => setOpen(false),
	});
	return (
		<>
			<Button className="mt-3" aria-haspopup="dialog" onPointerEnter={preloadDialog} onClick={() => setOpen(true)}>
				{report.policeReportNumber ? t.change : t.action}
			</Button>
			<ConfirmDialog open={isOpen} onOpenChange={setOpen} title={t.title} texts={t} busy={save.isPending} onConfirm={() => save.mutate()}>
				<Field label={t.title} error={save.error?.fields.policeReportNumber}>
					<Input
						name="policeReportNumber"
						dir="auto"
						maxLength={40}
						value={number}
						onChange={({ currentTarget }) => setNumber(currentTarget.value)}
					/>
				</Field>
			</ConfirmDialog>
		</>
	);
}
