import type { FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import text from "./indonesia-33-provinces.topojson?raw";

const topology: Topology<{ "id-raw": GeometryCollection }> = JSON.parse(text);

/** The outlines of 33 provinces; the id of each is its ISO 3166-2 code. */
export const provinces: FeatureCollection = feature(topology, topology.objects["id-raw"]);
