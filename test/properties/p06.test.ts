import { p06 } from "./laws/p06-tiling.js";
import { registrySubjects } from "./support/subjects.js";

p06(registrySubjects());
