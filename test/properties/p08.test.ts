import { p08 } from "./laws/p08-render.js";
import { registrySubjects } from "./support/subjects.js";

p08(registrySubjects());
