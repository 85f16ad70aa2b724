/** The calls about cars. */
import { getCar } from '#contract/cars.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';
import { readCar } from './read-car.ts';

export const carRoutes = (platform: Platform): Route[] => [bind(getCar, ({ params, whoami }) => readCar(platform, params.slug, whoami))];
