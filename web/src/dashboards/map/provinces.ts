import type { FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import text from "./indonesia-33-provinces.topojson?raw";

const topology: Topology<{ "id-raw": GeometryCollection }> = JSON.parse(text);

/** The outlines of 33 provinces; each id is an ISO 3166-2 code. */
export const provinces: FeatureCollection = feature(topology, topology.objects["id-raw"]);

/** Longitude and latitude of the capitals of the provinces that are younger than the outlines. */
export const capitals: Readonly<Record<string, [number, number]>> = {
  // Tanjung Selor
  "ID-KU": [117.37, 2.84],
  // Sorong
  "ID-PD": [131.26, -0.88],
  // Nabire
  "ID-PT": [135.5, -3.37],
  // Wamena
  "ID-PE": [138.95, -4.1],
  // Merauke
  "ID-PS": [140.4, -8.49],
};
