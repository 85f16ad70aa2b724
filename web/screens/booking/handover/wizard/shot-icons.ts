/** Icon for each shot. */
import { Armchair, Camera, Car, CarFront, Fuel, Gauge, type LucideIcon, Luggage } from 'lucide-react';
import type { HandoverShot } from '#contract/handover.ts';

/** `turned`: the car faces the other way. */
export const shotIcons: Record<HandoverShot, { icon: LucideIcon; turned?: true }> = {
	FRONT: { icon: CarFront },
	RIGHT: { icon: Car },
	REAR: { icon: CarFront },
	LEFT: { icon: Car, turned: true },
	TRUNK: { icon: Luggage },
	INTERIOR: { icon: Armchair },
	DASHBOARD: { icon: Gauge },
	FUEL: { icon: Fuel },
	OTHER: { icon: Camera },
};
