import type { OpeningHours, TimeZone } from '#lib/freight/arrival.ts';
import type {
  FreightDepot,
  FreightRate,
  FreightService,
  FreightZone,
  SailingCalendars,
  ServiceLimits,
  SurchargeRule,
} from '../../db/schema/freight-types.ts';
import { tariffFor } from './tariff.ts';
import { zoneRows } from './zone-table.ts';

const hours: readonly OpeningHours[] = [
  { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' },
  { weekdays: [6], opens: '08:00', closes: '15:00' },
];

/** Where goods leave from; Makassar is the hub. Addresses, numbers and hours are invented. */
export const seedDepots: readonly FreightDepot[] = [
  depot('makassar', 'Makassar', '73.71', -5.1477, 119.4327, 'WITA', '+6281100004041', 'Kompleks Pergudangan Blok A1, Biringkanaya'),
  depot('manado', 'Manado', '71.71', 1.4748, 124.8421, 'WITA', '+6281100004042', 'Kompleks Pergudangan Blok B2, Mapanget'),
  depot('palu', 'Palu', '72.71', -0.9003, 119.8779, 'WITA', '+6281100004043', 'Kompleks Pergudangan Blok A3, Mantikulore'),
  depot('kendari', 'Kendari', '74.71', -3.9985, 122.5129, 'WITA', '+6281100004044', 'Kompleks Pergudangan Blok C1, Puuwatu'),
  depot('mataram', 'Mataram', '52.71', -8.5833, 116.1167, 'WITA', '+6281100004045', 'Kompleks Pergudangan Blok A2, Sandubaya'),
  depot('kupang', 'Kupang', '53.71', -10.1772, 123.607, 'WITA', '+6281100004046', 'Kompleks Pergudangan Blok B1, Alak'),
  depot('ambon', 'Ambon', '81.71', -3.6554, 128.1908, 'WIT', '+6281100004047', 'Kompleks Pergudangan Blok A4, Teluk Ambon'),
  depot('ternate', 'Ternate', '82.71', 0.7893, 127.3772, 'WIT', '+6281100004048', 'Kompleks Pergudangan Blok A1, Ternate Selatan'),
  depot('sorong', 'Sorong', '96.71', -0.8762, 131.2558, 'WIT', '+6281100004049', 'Kompleks Pergudangan Blok B3, Sorong Timur'),
  depot('jayapura', 'Jayapura', '91.71', -2.5916, 140.669, 'WIT', '+6281100004050', 'Kompleks Pergudangan Blok C2, Abepura'),
];

/** Every regency of the service area, once. */
export const seedZones: readonly FreightZone[] = zoneRows;

const twoDaysBefore = { cutoff_days: 2, cutoff_time: '12:00' };

/** Invented like the tariff: the weekdays on which a ship takes a depot's goods. */
const ships: SailingCalendars = {
  makassar: { weekdays: [1, 4], ...twoDaysBefore },
  manado: { weekdays: [2, 5], ...twoDaysBefore },
  palu: { weekdays: [3], ...twoDaysBefore },
  kendari: { weekdays: [2, 5], ...twoDaysBefore },
  mataram: { weekdays: [1, 3, 5], cutoff_days: 1, cutoff_time: '15:00' },
  kupang: { weekdays: [3, 6], ...twoDaysBefore },
  ambon: { weekdays: [1, 4], ...twoDaysBefore },
  ternate: { weekdays: [2, 6], ...twoDaysBefore },
  sorong: { weekdays: [4], ...twoDaysBefore },
  jayapura: { weekdays: [5], ...twoDaysBefore },
};

const open: ServiceLimits = { parcelWeight: null, parcelLength: null, shipmentWeight: null, allowsHazardous: true, allowsLocalOnly: false };
const remoteIsland: SurchargeRule = { code: 'remote_island', per: 'chargeable_kilogram', amount: 1_500, minimum: 75_000 };

/** In the order in which a customer sees them. */
export const seedServices: readonly FreightService[] = [
  {
    code: 'pick-up',
    name: { id: 'Ambil di depo', en: 'Pick up at the depot' },
    description: {
      id: 'Ambil sendiri di depo terdekat, hari yang sama atau hari berikutnya.',
      en: 'Collect it yourself at the nearest depot, the same or the next day.',
    },
    limits: { ...open, allowsLocalOnly: true },
    surcharges: [],
    sailings: null,
  },
  {
    code: 'store-truck',
    name: { id: 'Truk toko', en: 'Store truck' },
    description: {
      id: 'Truk kami sendiri, sampai sekitar 40 km dari depo dan 6 ton sekali jalan.',
      en: 'Our own truck, up to about 40 km from the depot and 6 tonnes a trip.',
    },
    limits: { ...open, shipmentWeight: 6_000_000, allowsLocalOnly: true },
    surcharges: [],
    sailings: null,
  },
  {
    code: 'express',
    name: { id: 'Kurir ekspres', en: 'Express courier' },
    description: {
      id: 'Paket sampai 30 kg dan 120 cm per koli, tanpa bahan berbahaya.',
      en: 'Parcels up to 30 kg and 120 cm each, nothing hazardous.',
    },
    limits: { ...open, parcelWeight: 30_000, parcelLength: 1_200, allowsHazardous: false },
    surcharges: [{ code: 'fragile', per: 'litre', amount: 300, minimum: 20_000 }, remoteIsland],
    sailings: null,
  },
  {
    code: 'land-cargo',
    name: { id: 'Kargo darat', en: 'Land cargo' },
    description: {
      id: 'Lewat jalan di pulau yang sama, dihitung paling sedikit 30 kg.',
      en: 'By road on the same island, charged for at least 30 kg.',
    },
    limits: open,
    surcharges: [
      { code: 'long', per: 'kilogram', amount: 200, minimum: 40_000 },
      { code: 'fragile', per: 'litre', amount: 250, minimum: 25_000 },
    ],
    sailings: null,
  },
  {
    code: 'sea-cargo',
    name: { id: 'Kargo laut', en: 'Sea cargo' },
    description: {
      id: 'Lewat kapal, dihitung paling sedikit 50 kg; mulai 5 ton lebih hemat 35%.',
      en: 'By ship, charged for at least 50 kg; 35% less from 5 tonnes.',
    },
    limits: open,
    surcharges: [
      { code: 'long', per: 'kilogram', amount: 300, minimum: 60_000 },
      { code: 'fragile', per: 'litre', amount: 250, minimum: 25_000 },
      remoteIsland,
    ],
    sailings: ships,
  },
];

/** The first tariff: every tier of every depot, zone and service that is offered. */
export const seedRates: readonly FreightRate[] = [...new Map(zoneRows.map(row => [`${row.depot} ${row.zone}`, row])).values()].flatMap(
  tariffFor,
);

function depot(
  code: FreightDepot['code'],
  city: string,
  regency: string,
  latitude: number,
  longitude: number,
  timeZone: TimeZone,
  phone: string,
  address: string,
): FreightDepot {
  return { code, city, regency, address, latitude, longitude, timeZone, phone, hours, isDemo: true };
}
