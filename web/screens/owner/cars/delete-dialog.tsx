/** Asks before a car is taken away for good. */
import { useMutation } from '@tanstack/react-query';
import { deleteOwnerCar, type OwnerCar } from '#contract/listing.ts';
import { call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useCarsTexts } from './texts.ts';
import { useRefreshCars } from './use-car-menu.tsx';

type DeleteDialogProps = { car: OwnerCar; open: boolean; onOpenChange(open: boolean): void };

export function DeleteDialog({ car, open, onOpenChange }: DeleteDialogProps) {
	const { deleting: t } = useCarsTexts();
	const toast = useToast();
	const errorText = useErrorText();
	const refresh = useRefreshCars();
	const { mutate, error, isPending, reset } = useMutation({
		mutationFn: () => call(deleteOwnerCar, { params: { id: car.id } }),
		onSuccess: async () => {
			onOpenChange(false);
			await refresh();
			toast({ title: t.done, tone: 'positive' });
		},
	});
	const change = (next: boolean) => {
		if (isPending) return;
		reset();
		onOpenChange(next);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={change}
			title={t.title(`${car.make} ${car.model}`)}
			description={car.state === 'DRAFT' ? t.leadDraft : t.lead}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={isPending} onClick={() => change(false)}>
						{t.keep}
					</Button>
					<Button variant="danger" busy={isPending && t.busy} onClick={() => mutate()}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			{error && <FieldError>{errorText(error, t.failed)}</FieldError>}
		</Dialog>
	);
}
