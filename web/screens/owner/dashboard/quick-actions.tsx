/** Common actions beside the heading. */
import { CarFront, Plus, Wallet } from 'lucide-react';
import { useTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

export function QuickActions() {
	const { owner } = useTexts();
	return (
		<div className="flex flex-wrap gap-2">
			<LinkButton href="/owner/cars">
				<CarFront aria-hidden className="size-5" />
				{owner.cars}
			</LinkButton>
			<LinkButton href="/owner/finances">
				<Wallet aria-hidden className="size-5" />
				{owner.finances}
			</LinkButton>
			<LinkButton href="/owner/cars/new">
				<Plus aria-hidden className="size-5" />
				{owner.addCar}
			</LinkButton>
		</div>
	);
}
