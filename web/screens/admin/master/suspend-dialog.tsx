/** Says what a suspension does, and asks why: the person reads it. */
import { type FormEvent, useId, useState } from 'react';
import { adminBookings, adminCars, adminStats } from '#contract/admin.ts';
import { listPeople, type Person, suspendPerson } from '#contract/people.ts';
import { call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Textarea } from '../../../ui/field.tsx';
import { useActionMutation } from '../../../ui/use-action-mutation.ts';
import { useMasterTexts } from './texts.ts';

const MOST_LETTERS = 500;

type SuspendDialogProps = { person: Person; name: string; open: boolean; onClose(): void };

export function SuspendDialog({ person, name, open, onClose }: SuspendDialogProps) {
	const { users: t } = useMasterTexts();
	const form = useId();
	const [reason, setReason] = useState('');
	const [missing, setMissing] = useState(false);
	const suspend = useActionMutation({
		call: (said: string) => call(suspendPerson, { params: { id: person.id }, body: { reason: said } }),
		...{ refreshes: [listPeople, adminCars, adminBookings, adminStats], done: t.suspendDone, failed: t.suspendFailed, onDone: onClose },
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const said = reason.trim();
		setMissing(said === '');
		if (said !== '') suspend.mutate(said);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && !suspend.isPending && onClose()}
			title={t.suspendTitle(name)}
			description={t.suspendLead}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={suspend.isPending} onClick={onClose}>
						{t.cancel}
					</Button>
					<Button type="submit" form={form} variant="danger" busy={suspend.isPending && t.suspending}>
						{t.suspendConfirm}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit} noValidate>
				<Field label={t.reason} hint={t.reasonHint} error={missing ? t.reasonRequired : undefined}>
					<Textarea
						name="reason"
						rows={3}
						maxLength={MOST_LETTERS}
						value={reason}
						onChange={(event) => setReason(event.currentTarget.value)}
					/>
				</Field>
			</form>
		</Dialog>
	);
}
