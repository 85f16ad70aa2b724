/** What may be done with a car besides editing it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { ownerDashboard } from '#contract/bookings.ts';
import { changeOwnerCar, listOwnerCars, type OwnerCar } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { call } from '../../../api.ts';
import { readsPath } from '../../../queries.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import type { MenuItem } from '../../../ui/menu.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useCarsTexts } from './texts.ts';

const SHOWN_IN = [listOwnerCars, ownerDashboard, searchCars].map(({ path }) => readsPath(path));

/** After a change everything that shows the car is read anew. */
export function useRefreshCars(): () => Promise<void> {
	const client = useQueryClient();
	return () => client.invalidateQueries({ predicate: (query) => SHOWN_IN.some((shows) => shows(query)) });
}

export function useCarMenu(car: OwnerCar, onDelete: () => void): MenuItem[] {
	const t = useCarsTexts();
	const [, navigate] = useLocation();
	const toast = useToast();
	const errorText = useErrorText();
	const refresh = useRefreshCars();
	const { mutate } = useMutation({
		mutationFn: (isActive: boolean) => call(changeOwnerCar, { params: { id: car.id }, body: { isActive } }),
		onSuccess: async (_, isActive) => {
			await refresh();
			toast({
				title: isActive ? t.activated : t.deactivated,
				description: isActive ? undefined : t.deactivatedHint,
				tone: 'positive',
			});
		},
		onError: (error) => toast({ title: t.changeFailed, description: errorText(error), tone: 'danger' }),
	});
	const activity: MenuItem = car.isActive
		? { key: 'deactivate', label: t.deactivate, icon: <EyeOff aria-hidden />, onSelect: () => mutate(false) }
		: { key: 'activate', label: t.activate, icon: <Eye aria-hidden />, onSelect: () => mutate(true) };
	return [
		...(car.state === 'DRAFT' ? [] : [activity]),
		{ key: 'duplicate', label: t.duplicate, icon: <Copy aria-hidden />, onSelect: () => navigate(`/owner/cars/new?from=${car.id}`) },
		{ key: 'delete', label: t.delete, icon: <Trash2 aria-hidden />, onSelect: onDelete },
	];
}
