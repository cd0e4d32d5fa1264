import {
  type DashboardForm,
  type DashboardWords,
  isText,
  listOf,
  orNothing,
  shapeOf,
} from "../../../engine";

/** An empty form. The core lists the default category and permission (§5) first. */
export const newForm = ({ categories, permissions }: DashboardWords): DashboardForm => ({
  name: "",
  description: "",
  category: categories[0]?.value ?? "",
  permission: permissions[0]?.value ?? "",
  thumbnail: "",
});

export const isDashboardForm = shapeOf<DashboardForm>({
  name: isText,
  description: isText,
  category: isText,
  permission: isText,
  thumbnail: isText,
  filters: orNothing(listOf(isText)),
});
